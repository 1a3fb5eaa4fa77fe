import QtQuick

/*! A QR code. */
Image {
    id: square

    required property string says

    visible: source.toString().length > 0
    width: 132
    height: width
    smooth: false
    fillMode: Image.PreserveAspectFit

    Accessible.role: Accessible.Graphic
    Accessible.name: square.says
}
