; The installer for Windows, compiled by Inno Setup 6:
;   iscc /DVersion=0.1.0 "/DSource=build\release\dist\Dixit Qt" /DOutput=name /Obuild\release packaging\windows\dixit-qt.iss
; For one user, without an administrator. Only the rule for the firewall, a ticked option, asks for one.

#define Name "Dixit Qt"
#define Program "dixit-qt.exe"
#define SearchPorts "42042,5353"

[Setup]
AppId={{3C5E6E0D-6B5B-4B0C-9C0C-6E7B1D3A9F42}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher=Dixit Qt contributors
; What {autopf} is for one user, but older and known to Wine, too.
DefaultDirName={localappdata}\Programs\{#Name}
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
; Windows 10 of 2018: Qt runs on no older one.
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
Compression=lzma2/ultra64
SolidCompression=yes
; The compiler has 32 bits, too few for this dictionary; the compressor of its own has 64.
LZMAUseSeparateProcess=yes
OutputDir=.
OutputBaseFilename={#Output}
UninstallDisplayIcon={app}\{#Program}
UninstallDisplayName={#Name}
CloseApplications=yes
WizardStyle=modern
TimeStampsInUTC=yes
TouchDate=2000-01-01
TouchTime=00:00

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"

[CustomMessages]
en.Firewall=Let friends in my private network join my tables (asks for an administrator)
ru.Firewall=Разрешить друзьям в моей частной сети садиться за мои столы (нужны права администратора)
en.Network=Network:
ru.Network=Сеть:

[Tasks]
Name: "firewall"; Description: "{cm:Firewall}"; GroupDescription: "{cm:Network}"
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"; Parameters: "window"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Parameters: "window"; Tasks: desktopicon

[Run]
Filename: "{cmd}"; Parameters: "/c netsh advfirewall firewall delete rule name=""{#Name}"" & netsh advfirewall firewall add rule name=""{#Name}"" dir=in action=allow profile=private program=""{app}\{#Program}"" protocol=TCP & netsh advfirewall firewall add rule name=""{#Name}"" dir=in action=allow profile=private program=""{app}\{#Program}"" protocol=UDP localport={#SearchPorts}"; Verb: runas; Flags: shellexec runhidden waituntilterminated; Tasks: firewall
Filename: "{app}\{#Program}"; Parameters: "window"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

[UninstallRun]
Filename: "{cmd}"; Parameters: "/c netsh advfirewall firewall delete rule name=""{#Name}"""; Verb: runas; Flags: shellexec runhidden waituntilterminated; Tasks: firewall; RunOnceId: "firewall"
