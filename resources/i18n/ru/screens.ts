<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>About</name>
    <message>
        <source>Build</source>
        <translation>Сборка</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Коммит</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About Dixit Qt</source>
        <translation>О программе Dixit Qt</translation>
    </message>
</context>
<context>
    <name>Album</name>
    <message>
        <source>%1 told a story</source>
        <translation>Рассказчик — %1</translation>
    </message>
    <message>
        <source>An evening of stories</source>
        <translation>Вечер историй</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Вечер</translation>
    </message>
    <message numerus="yes">
        <source>Found by %n:</source>
        <translation>
            <numerusform>Нашёл %n игрок:</numerusform>
            <numerusform>Нашли %n игрока:</numerusform>
            <numerusform>Нашли %n игроков:</numerusform>
        </translation>
    </message>
    <message>
        <source>How the evening went</source>
        <translation>Как прошёл вечер</translation>
    </message>
    <message>
        <source>Most chose this card of %1, but the red marker spoiled it:</source>
        <translation>Больше всего голосов у этой карты (игрок: %1), но её испортил красный маркер:</translation>
    </message>
    <message>
        <source>Most chose this card of %1:</source>
        <translation>Больше всего голосов у этой карты (игрок: %1):</translation>
    </message>
    <message>
        <source>Nobody found it.</source>
        <translation>Не нашёл никто.</translation>
    </message>
    <message>
        <source>Page %1 is ready.</source>
        <translation>Страница %1 готова.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Saving the album…</source>
        <translation>Сохраняем альбом…</translation>
    </message>
    <message>
        <source>The album could not be saved: %1</source>
        <translation>Не удалось сохранить альбом: %1</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation>Весь вечер</translation>
    </message>
    <message>
        <source>a pantomime</source>
        <translation>пантомима</translation>
    </message>
    <message>
        <source>a song</source>
        <translation>песня</translation>
    </message>
    <message>
        <source>said aloud</source>
        <translation>сказано вслух</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>AlbumBar</name>
    <message>
        <source>Album</source>
        <translation>Альбом</translation>
    </message>
    <message>
        <source>Album as PDF</source>
        <translation>Альбом в PDF</translation>
    </message>
    <message>
        <source>Album as pictures</source>
        <translation>Альбом картинками</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Saves every page as a picture</source>
        <translation>Сохраняет каждую страницу как картинку</translation>
    </message>
    <message>
        <source>Saves the evening&apos;s rounds as a book</source>
        <translation>Сохраняет раунды вечера как книгу</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>%1 has given a clue without words.</source>
        <translation>Рассказчик — %1. Ассоциация без слов.</translation>
    </message>
</context>
<context>
    <name>BetweenRounds</name>
    <message>
        <source>%1 is away.</source>
        <translation>%1: нет связи.</translation>
    </message>
    <message>
        <source>%1 is away. The host may let a bot play.</source>
        <translation>%1: нет связи. Хозяин стола может отдать ход боту.</translation>
    </message>
    <message>
        <source>%1 will not come back, and too few are left to play.</source>
        <translation>%1 больше не вернётся, а игроков остаётся слишком мало.</translation>
    </message>
    <message>
        <source>%1 would like to go on for %2, who is away.</source>
        <translation>%1 хочет играть дальше за игрока %2, которого нет.</translation>
    </message>
    <message>
        <source>%1 would like to play, too: a new team needs one more.</source>
        <translation>Тоже хочет играть: %1. Для новой команды нужен ещё один игрок.</translation>
    </message>
    <message>
        <source>A bot plays in your seat.</source>
        <translation>На вашем месте играет бот.</translation>
    </message>
    <message>
        <source>A new team is of two: somebody else has to sit down, too.</source>
        <translation>Новая команда — это двое: пусть подсядет кто-нибудь ещё.</translation>
    </message>
    <message>
        <source>A pause, called by %1. Clocks and bots wait.</source>
        <translation>Пауза. Её объявил игрок %1. Часы и боты ждут.</translation>
    </message>
    <message>
        <source>After the round at the table, too: %1.</source>
        <translation>После раунда за стол садятся: %1.</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Все места заняты.</translation>
    </message>
    <message>
        <source>The last round: the game ends with it.</source>
        <translation>Последний раунд: на нём игра закончится.</translation>
    </message>
    <message>
        <source>The seat is yours after the round, if the host agrees.</source>
        <translation>Место станет вашим после раунда, если хозяин стола согласится.</translation>
    </message>
    <message>
        <source>The seat is yours when the round is over.</source>
        <translation>Когда раунд закончится, это место ваше.</translation>
    </message>
    <message>
        <source>Too few cards are left for one more.</source>
        <translation>Карт осталось слишком мало, чтобы сесть ещё одному.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Вы смотрите.</translation>
    </message>
    <message>
        <source>You are watching. There is room at the table.</source>
        <translation>Вы смотрите. За столом есть место.</translation>
    </message>
    <message>
        <source>You sit down when the round is over.</source>
        <translation>Вы сядете за стол, когда раунд закончится.</translation>
    </message>
    <message>
        <source>You sit down with the next game.</source>
        <translation>Вы садитесь за стол со следующей игрой.</translation>
    </message>
</context>
<context>
    <name>BetweenRoundsSlip</name>
    <message>
        <source>A bot plays</source>
        <translation>Играет бот</translation>
    </message>
    <message>
        <source>A bot plays on</source>
        <translation>Пусть дальше играет бот</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>End after this round</source>
        <translation>Закончить после раунда</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Сесть за стол</translation>
    </message>
    <message>
        <source>Sit down again</source>
        <translation>Сесть обратно</translation>
    </message>
    <message>
        <source>Until they are back</source>
        <translation>Пока игрок не вернётся</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Подождать</translation>
    </message>
    <message>
        <source>With the scores as they stand then</source>
        <translation>С теми очками, какие тогда будут</translation>
    </message>
    <message>
        <source>You are asked again in a minute</source>
        <translation>Через минуту вас спросят ещё раз</translation>
    </message>
</context>
<context>
    <name>Browser</name>
    <message>
        <source>Downloads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Home folder</source>
        <translation>Домашняя папка</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>This folder cannot be opened.</source>
        <translation>Эту папку не удаётся открыть.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Choose pictures</source>
        <translation>Выбрать картинки</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message numerus="yes">
        <source>Take %n chosen</source>
        <translation>
            <numerusform>Взять %n выбранную</numerusform>
            <numerusform>Взять %n выбранные</numerusform>
            <numerusform>Взять %n выбранных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take all %n picture(s) of this folder</source>
        <translation>
            <numerusform>Взять всю папку (%n картинка)</numerusform>
            <numerusform>Взять всю папку (%n картинки)</numerusform>
            <numerusform>Взять всю папку (%n картинок)</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder above</source>
        <translation>На папку выше</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>The picture is on its way…</source>
        <translation>Картинка ещё в пути…</translation>
    </message>
    <message>
        <source>This picture cannot be shown</source>
        <translation>Эту картинку не удаётся показать</translation>
    </message>
</context>
<context>
    <name>CardPiles</name>
    <message numerus="yes">
        <source>%n card(s) in the discard</source>
        <translation>
            <numerusform>%n карта в сбросе</numerusform>
            <numerusform>%n карты в сбросе</numerusform>
            <numerusform>%n карт в сбросе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n карта в колоде</numerusform>
            <numerusform>%n карты в колоде</numerusform>
            <numerusform>%n карт в колоде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) after this one</source>
        <translation>
            <numerusform>после этого ещё %n раунд</numerusform>
            <numerusform>после этого ещё %n раунда</numerusform>
            <numerusform>после этого ещё %n раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>The last round</source>
        <translation>Последний раунд</translation>
    </message>
</context>
<context>
    <name>ClosingQuestion</name>
    <message>
        <source>A game is running. A bot plays in your seat; if you come back while this game goes on, the seat, the cards and the points are yours again.</source>
        <translation>Игра идёт. На вашем месте сыграет бот; если вернётесь, пока она не закончилась, место, карты и очки снова ваши.</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Закрыть стол</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Закрыть стол?</translation>
    </message>
    <message>
        <source>Leave the game</source>
        <translation>Выйти из игры</translation>
    </message>
    <message>
        <source>Leave the game?</source>
        <translation>Выйти из игры?</translation>
    </message>
    <message>
        <source>Or hand it over to somebody who stays: the game goes on there at once.</source>
        <translation>Или передайте его тому, кто остаётся: там игра сразу продолжится.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>You are the host of this table: it closes with your window. A game that is running is saved, and this program offers to resume it next time; everybody comes back to the same seats.</source>
        <translation>Вы хозяин этого стола: он закроется вместе с вашим окном. Начатая игра сохраняется, и в следующий раз программа предложит её продолжить; все вернутся на свои места.</translation>
    </message>
</context>
<context>
    <name>Clue</name>
    <message>
        <source>A song</source>
        <translation>Песня</translation>
    </message>
    <message>
        <source>I say it aloud</source>
        <translation>Вслух</translation>
    </message>
    <message>
        <source>Pantomime</source>
        <translation>Пантомима</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Письменно</translation>
    </message>
</context>
<context>
    <name>ClueComposer</name>
    <message>
        <source>A few words for the album, if you like</source>
        <translation>Пара слов для альбома, если хочется</translation>
    </message>
    <message>
        <source>A word, a line, a sound…</source>
        <translation>Слово, строчка, звук…</translation>
    </message>
    <message>
        <source>Choose a card first</source>
        <translation>Сначала выберите карту</translation>
    </message>
    <message>
        <source>Give the clue</source>
        <translation>Назвать ассоциацию</translation>
    </message>
    <message>
        <source>The words of your clue</source>
        <translation>Слова вашей ассоциации</translation>
    </message>
    <message>
        <source>Your card comes here: drag it or click it</source>
        <translation>Сюда — ваша карта: перетащите её или нажмите на неё</translation>
    </message>
    <message>
        <source>Your clue</source>
        <translation>Ваша ассоциация</translation>
    </message>
</context>
<context>
    <name>ClueMending</name>
    <message>
        <source>Leave it</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>Put it right</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Put the words right; your card stays, and everybody is told.</source>
        <translation>Исправьте слова: карта останется той же, а все узнают, что ассоциация изменилась.</translation>
    </message>
</context>
<context>
    <name>ClueScroll</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1&apos;s clue: %2</source>
        <translation>Ассоциация, рассказчик %1: %2</translation>
    </message>
    <message>
        <source>said aloud</source>
        <translation>сказано вслух</translation>
    </message>
    <message>
        <source>shown without words</source>
        <translation>пантомима</translation>
    </message>
    <message>
        <source>sung or hummed</source>
        <translation>песня</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>Ha-ha!</source>
        <translation>Ха-ха!</translation>
    </message>
    <message>
        <source>Hello!</source>
        <translation>Привет!</translation>
    </message>
    <message>
        <source>Oh!</source>
        <translation>Ох!</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message numerus="yes">
        <source>%n picture(s) of this round are still on the way.</source>
        <translation>
            <numerusform>%n картинка этого раунда ещё в пути.</numerusform>
            <numerusform>%n картинки этого раунда ещё в пути.</numerusform>
            <numerusform>%n картинок этого раунда ещё в пути.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Подключаемся…</translation>
    </message>
    <message>
        <source>Nobody answers at this address.</source>
        <translation>По этому адресу никто не отвечает.</translation>
    </message>
    <message>
        <source>The connection to the table is lost. Your seat is kept.</source>
        <translation>Связь со столом пропала. Ваше место сохраняется.</translation>
    </message>
    <message>
        <source>The table does not answer yet.</source>
        <translation>Стол пока не отвечает.</translation>
    </message>
    <message>
        <source>The table moves to another computer; you come along.</source>
        <translation>Стол переезжает на другой компьютер; вы — вместе с ним.</translation>
    </message>
    <message>
        <source>Trying again: attempt %1</source>
        <translation>Пробуем снова: попытка %1</translation>
    </message>
</context>
<context>
    <name>ConnectionBanner</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Find out why</source>
        <translation>Узнать почему</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>Join without a code</source>
        <translation>Войти без кода</translation>
    </message>
    <message>
        <source>Room code</source>
        <translation>Код комнаты</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
</context>
<context>
    <name>CropEditor</name>
    <message>
        <source>A larger part</source>
        <translation>Увеличить рамку</translation>
    </message>
    <message>
        <source>A smaller part</source>
        <translation>Уменьшить рамку</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>По центру</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Drag the frame, or move it with the arrows; + and − change its size.</source>
        <translation>Рамку можно перетащить или двигать стрелками; + и − меняют её размер.</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Убрать карту</translation>
    </message>
    <message>
        <source>This part becomes the card</source>
        <translation>Картой станет эта часть</translation>
    </message>
    <message>
        <source>Title of the card</source>
        <translation>Название карты</translation>
    </message>
</context>
<context>
    <name>CropWindow</name>
    <message>
        <source>Arrows move it, plus and minus change its size, C centres it.</source>
        <translation>Стрелки двигают её, плюс и минус меняют размер, C ставит в середину.</translation>
    </message>
    <message>
        <source>The part of the picture that becomes the card</source>
        <translation>Часть картинки, которая станет картой</translation>
    </message>
</context>
<context>
    <name>DeckCare</name>
    <message>
        <source>Delete for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>Delete “%1” with all its pictures? Games that use it cannot be resumed.</source>
        <translation>Удалить «%1» со всеми картинками? Игры с этой колодой нельзя будет продолжить.</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
</context>
<context>
    <name>DeckDropArea</name>
    <message>
        <source>Let go, and the pictures become a deck</source>
        <translation>Отпустите — и картинки станут колодой</translation>
    </message>
    <message>
        <source>Let go: pictures become a deck, a saved game goes on here</source>
        <translation>Отпустите: картинки станут колодой, а сохранённая игра продолжится здесь</translation>
    </message>
</context>
<context>
    <name>DeckMaking</name>
    <message numerus="yes">
        <source>%1: up to %n player(s)</source>
        <translation>
            <numerusform>%1: до %n игрока</numerusform>
            <numerusform>%1: до %n игроков</numerusform>
            <numerusform>%1: до %n игроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Enough for every edition with every number of players.</source>
        <translation>Хватает для любого варианта игры и любого числа игроков.</translation>
    </message>
    <message>
        <source>It is enough for:</source>
        <translation>Этого хватает:</translation>
    </message>
    <message>
        <source>Not enough for any edition yet.</source>
        <translation>Пока не хватает ни для одного варианта игры.</translation>
    </message>
    <message>
        <source>Something unexpected happened: %1</source>
        <translation>Что-то пошло не так: %1</translation>
    </message>
    <message>
        <source>The disk said: %1</source>
        <translation>Диск ответил: %1</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>has a name that leads out of its archive; do not trust that archive</source>
        <translation>носит имя, которое ведёт за пределы архива; не доверяйте этому архиву</translation>
    </message>
    <message>
        <source>has too many pixels; make it smaller</source>
        <translation>содержит слишком много точек; уменьшите картинку</translation>
    </message>
    <message>
        <source>holds or would be one picture too many</source>
        <translation>— уже лишнее: картинок слишком много</translation>
    </message>
    <message>
        <source>is a broken zip</source>
        <translation>— повреждённый zip</translation>
    </message>
    <message>
        <source>is a link to something else</source>
        <translation>— ссылка на что-то другое</translation>
    </message>
    <message>
        <source>is a picture that is here already</source>
        <translation>— такая картинка уже есть</translation>
    </message>
    <message>
        <source>is an archive within an archive</source>
        <translation>— архив внутри архива</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>— повреждённый файл</translation>
    </message>
    <message>
        <source>is locked with a password</source>
        <translation>под паролем</translation>
    </message>
    <message>
        <source>is not a picture (JPEG, PNG, WebP, BMP and GIF are taken)</source>
        <translation>— не картинка (годятся JPEG, PNG, WebP, BMP и GIF)</translation>
    </message>
    <message>
        <source>is too large a file</source>
        <translation>— слишком большой файл</translation>
    </message>
    <message>
        <source>is too small to be looked at</source>
        <translation>— слишком маленькая картинка</translation>
    </message>
    <message>
        <source>would unpack to a monstrous size; do not trust that archive</source>
        <translation>распаковался бы до чудовищного размера; не доверяйте этому архиву</translation>
    </message>
</context>
<context>
    <name>DeckShelf</name>
    <message>
        <source>Cannot be used:</source>
        <translation>Не годятся:</translation>
    </message>
    <message>
        <source>From a folder, a zip or pictures dropped on the window</source>
        <translation>Из папки, архива zip или картинок, перетащенных на окно</translation>
    </message>
    <message>
        <source>Make your own deck</source>
        <translation>Собрать свою колоду</translation>
    </message>
    <message>
        <source>There is no deck on this computer yet. Make one of your own pictures, or sit down at a table: its cards come along.</source>
        <translation>На этом компьютере пока нет ни одной колоды. Соберите её из своих картинок или садитесь за стол: карты придут вместе с ним.</translation>
    </message>
</context>
<context>
    <name>DeckSpread</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Licence of the pictures: %1</source>
        <translation>Лицензия картинок: %1</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Следующая карта</translation>
    </message>
    <message>
        <source>Previous card</source>
        <translation>Предыдущая карта</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n карта</numerusform>
            <numerusform>%n карты</numerusform>
            <numerusform>%n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n сердечко</numerusform>
            <numerusform>%n сердечка</numerusform>
            <numerusform>%n сердечек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s) on the table</source>
        <translation>
            <numerusform>%n раз на столе</numerusform>
            <numerusform>%n раза на столе</numerusform>
            <numerusform>%n раз на столе</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>A deck of your own</source>
        <translation>Своя колода</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
</context>
<context>
    <name>EditionPanel</name>
    <message>
        <source>Choose another game</source>
        <translation>Выбрать другую игру</translation>
    </message>
    <message>
        <source>We play</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>EditionSheet</name>
    <message>
        <source>Go on: %1</source>
        <translation>Продолжить: %1</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>%1 players · about %2 min</source>
        <translation>%1 игроков · около %2 мин</translation>
    </message>
    <message>
        <source>A bonus for a single correct vote</source>
        <translation>Надбавка за единственный верный голос</translation>
    </message>
    <message>
        <source>A poem grows line by line; whoever sees which picture it is about ends it. Two players meet a virtual rival.</source>
        <translation>Стихотворение растёт строка за строкой; его заканчивает тот, кто увидит, о какой оно карте. Вдвоём играют против воображаемого соперника.</translation>
    </message>
    <message>
        <source>A second vote from so many players on</source>
        <translation>Второй голос — начиная с такого числа игроков</translation>
    </message>
    <message>
        <source>A vote on the red marker&apos;s card loses</source>
        <translation>Голос за карту с красным маркером отнимает</translation>
    </message>
    <message>
        <source>A wrong guess loses</source>
        <translation>Неверная догадка отнимает</translation>
    </message>
    <message>
        <source>At most so many players</source>
        <translation>Игроков не больше</translation>
    </message>
    <message>
        <source>Cards in the hand</source>
        <translation>Карт на руках</translation>
    </message>
    <message>
        <source>Cards that each gives</source>
        <translation>Сколько карт отдаёт каждый</translation>
    </message>
    <message>
        <source>Dixit</source>
        <translation>Диксит</translation>
    </message>
    <message>
        <source>Dixit Odyssey</source>
        <translation>Диксит-одиссея</translation>
    </message>
    <message>
        <source>Dixit Party</source>
        <translation>Диксит-пати</translation>
    </message>
    <message>
        <source>Dixit Party: hands go round</source>
        <translation>Диксит-пати: карты по кругу</translation>
    </message>
    <message numerus="yes">
        <source>Dixit: to %n point(s)</source>
        <translation>
            <numerusform>Диксит до %n очка</numerusform>
            <numerusform>Диксит до %n очков</numerusform>
            <numerusform>Диксит до %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Dixit: to 30 points</source>
        <translation>Диксит до 30 очков</translation>
    </message>
    <message>
        <source>Dixit: to the last card</source>
        <translation>Диксит до последней карты</translation>
    </message>
    <message>
        <source>For a large group: from seven players on you may vote for two cards.</source>
        <translation>Для большой компании: если игроков семеро и больше, можно голосовать за две карты.</translation>
    </message>
    <message>
        <source>Guess chips more or fewer</source>
        <translation>Фишек догадки больше или меньше</translation>
    </message>
    <message>
        <source>Hands go to the left after each round</source>
        <translation>После раунда все карты передают налево</translation>
    </message>
    <message>
        <source>If all find it, the storyteller loses</source>
        <translation>Если карту нашли все, рассказчик теряет</translation>
    </message>
    <message>
        <source>Kinds of clue</source>
        <translation>Виды ассоциаций</translation>
    </message>
    <message>
        <source>Most points win.</source>
        <translation>Побеждает тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>Odyssey, 3–12</source>
        <translation>Одиссея, 3–12</translation>
    </message>
    <message>
        <source>One tells a story in a few words; the others hide its card among theirs.</source>
        <translation>Один рассказывает историю в нескольких словах, остальные прячут её карту среди своих.</translation>
    </message>
    <message>
        <source>One tells a story in a few words; the others hide its card among theirs. Whoever reaches 30 points wins.</source>
        <translation>Один рассказывает историю в нескольких словах, остальные прячут её карту среди своих. Побеждает тот, кто наберёт 30 очков.</translation>
    </message>
    <message>
        <source>Party, and after each round the hands travel to the neighbour on the left.</source>
        <translation>Диксит-пати, в которой после каждого раунда карты переходят к соседу слева.</translation>
    </message>
    <message>
        <source>Poetry</source>
        <translation>Поэзия</translation>
    </message>
    <message>
        <source>Points at the beginning</source>
        <translation>Очки в начале</translation>
    </message>
    <message>
        <source>Points for a line that does not fit</source>
        <translation>Очки за неподходящую строку</translation>
    </message>
    <message>
        <source>Points for a line that fits</source>
        <translation>Очки за подходящую строку</translation>
    </message>
    <message>
        <source>Points for a story that some found</source>
        <translation>Очки, если карту нашла часть игроков</translation>
    </message>
    <message>
        <source>Points for each chip of a right guess</source>
        <translation>Очки за каждую фишку верной догадки</translation>
    </message>
    <message>
        <source>Points for each vote on your card</source>
        <translation>Очки за каждый голос за вашу карту</translation>
    </message>
    <message>
        <source>Points for the ending</source>
        <translation>Очки за концовку</translation>
    </message>
    <message>
        <source>Points for the others if all or nobody found it</source>
        <translation>Очки остальным, если нашли все или никто</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Очков для победы</translation>
    </message>
    <message>
        <source>Points when only one finds the card</source>
        <translation>Очки, если карту нашёл только один</translation>
    </message>
    <message>
        <source>So many votes on a card count at most</source>
        <translation>Сколько голосов за карту засчитывается</translation>
    </message>
    <message>
        <source>Stories told by each player</source>
        <translation>Сколько раз рассказывает каждый</translation>
    </message>
    <message>
        <source>Team Dixit</source>
        <translation>Командный Диксит</translation>
    </message>
    <message>
        <source>The discard pile is shuffled when the deck runs out</source>
        <translation>Когда колода кончится, перемешать сброс</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>Игра заканчивается</translation>
    </message>
    <message numerus="yes">
        <source>The game ends at %n point(s).</source>
        <translation>
            <numerusform>Игра идёт до %n очка.</numerusform>
            <numerusform>Игра идёт до %n очков.</numerusform>
            <numerusform>Игра идёт до %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same game, played until the last card is drawn. Most points win.</source>
        <translation>Та же игра, пока не взята последняя карта. Побеждает тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>The storyteller speaks before seeing any card; everybody looks for the most popular one.</source>
        <translation>Рассказчик говорит, ещё не видя карт; все ищут самую популярную.</translation>
    </message>
    <message>
        <source>Two sit opposite each other and share a rabbit: one gives, one votes.</source>
        <translation>Напарники сидят друг напротив друга, кролик у них общий: один отдаёт карту, другой голосует.</translation>
    </message>
    <message>
        <source>Votes on the partner&apos;s card score</source>
        <translation>Голоса за карту напарника приносят очки</translation>
    </message>
    <message>
        <source>Who comes later begins with</source>
        <translation>Кто пришёл позже, начинает так:</translation>
    </message>
    <message>
        <source>You may vote for your partner&apos;s card; if not, you are shown which one it is</source>
        <translation>Можно голосовать за карту напарника; если нельзя, вам видно, какая это карта</translation>
    </message>
    <message>
        <source>aloud</source>
        <translation>вслух</translation>
    </message>
    <message>
        <source>as in the rulebook</source>
        <translation>по правилам</translation>
    </message>
    <message>
        <source>by points</source>
        <translation>по очкам</translation>
    </message>
    <message>
        <source>hands go round</source>
        <translation>карты по кругу</translation>
    </message>
    <message>
        <source>hands stay</source>
        <translation>карты остаются</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>с нуля</translation>
    </message>
    <message>
        <source>pantomime</source>
        <translation>пантомима</translation>
    </message>
    <message>
        <source>song</source>
        <translation>песня</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>со средним счётом</translation>
    </message>
    <message>
        <source>the lowest score</source>
        <translation>с наименьшим счётом</translation>
    </message>
    <message>
        <source>to 30 points</source>
        <translation>до 30 очков</translation>
    </message>
    <message>
        <source>to the last card</source>
        <translation>до последней карты</translation>
    </message>
    <message>
        <source>when all have told</source>
        <translation>когда все расскажут</translation>
    </message>
    <message>
        <source>with the last card</source>
        <translation>с последней картой</translation>
    </message>
    <message>
        <source>without end</source>
        <translation>без конца</translation>
    </message>
    <message>
        <source>written</source>
        <translation>письменно</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>…even if everybody found the card</source>
        <translation>…и тогда, когда карту нашли все</translation>
    </message>
</context>
<context>
    <name>End</name>
    <message>
        <source>%1 win!</source>
        <translation>Победители: %1!</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>Побеждает %1!</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n сердечко</numerusform>
            <numerusform>%n сердечка</numerusform>
            <numerusform>%n сердечек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndOrder</name>
    <message>
        <source>Order</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>The way there</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Этот вечер</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Back to the lobby: play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Уйти из-за стола</translation>
    </message>
    <message>
        <source>Look up! The television shows who won.</source>
        <translation>Смотрите на общий экран: там видно, кто победил!</translation>
    </message>
    <message>
        <source>The host can begin another game.</source>
        <translation>Новую игру начинает хозяин стола.</translation>
    </message>
    <message>
        <source>The picture of the game</source>
        <translation>Картинка игры</translation>
    </message>
    <message>
        <source>The rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>The television shows who won</source>
        <translation>Победителя показывает телевизор</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>EndingChoice</name>
    <message>
        <source>How does the poem end?</source>
        <translation>Чем закончится стихотворение?</translation>
    </message>
    <message>
        <source>This was the story.</source>
        <translation>Вот какая это была история.</translation>
    </message>
</context>
<context>
    <name>EveningLine</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>побед: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story(ies) found</source>
        <translation>
            <numerusform>%n найденная история</numerusform>
            <numerusform>%n найденные истории</numerusform>
            <numerusform>%n найденных историй</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>places: %1</source>
        <translation>места: %1</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
    <message>
        <source>%1 of %2 won</source>
        <translation>побед: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n сердечко</numerusform>
            <numerusform>%n сердечка</numerusform>
            <numerusform>%n сердечек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story(ies) found</source>
        <translation>
            <numerusform>%n найденная история</numerusform>
            <numerusform>%n найденные истории</numerusform>
            <numerusform>%n найденных историй</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) for own pictures</source>
        <translation>
            <numerusform>%n голос за свои картинки</numerusform>
            <numerusform>%n голоса за свои картинки</numerusform>
            <numerusform>%n голосов за свои картинки</numerusform>
        </translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>It could not be saved: %1</source>
        <translation>Сохранить не удалось: %1</translation>
    </message>
    <message>
        <source>It is forgotten, but still on the disk.</source>
        <translation>Забыто, но на диске ещё осталось.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>places: %1</source>
        <translation>места: %1</translation>
    </message>
</context>
<context>
    <name>EveningsPage</name>
    <message>
        <source>Evenings</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>For a spreadsheet</source>
        <translation>Для электронной таблицы</translation>
    </message>
    <message>
        <source>Forget all evenings</source>
        <translation>Забыть все вечера</translation>
    </message>
    <message>
        <source>Forget this one</source>
        <translation>Забыть этот</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Забыть…</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save all as a table (CSV)</source>
        <translation>Сохранить все таблицей (CSV)</translation>
    </message>
    <message>
        <source>When a game is over at a table of this computer, its evening is kept here: who won, who found stories, whose pictures were loved. Nobody else gets to see it.</source>
        <translation>Когда за столом этого компьютера заканчивается игра, вечер остаётся здесь: кто победил, кто находил истории, чьи картинки полюбили. Больше этого не видит никто.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Alexander Sergeyevich</source>
        <translation>Александр Сергеевич</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
</context>
<context>
    <name>FallingHearts</name>
    <message numerus="yes">
        <source>%n heart(s)</source>
        <translation>
            <numerusform>%n сердечко</numerusform>
            <numerusform>%n сердечка</numerusform>
            <numerusform>%n сердечек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n heart(s), one of them mine</source>
        <translation>
            <numerusform>%n сердечко, и оно моё</numerusform>
            <numerusform>%n сердечка, одно из них моё</numerusform>
            <numerusform>%n сердечек, одно из них моё</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>All cards of the deck</source>
        <translation>Все карты колоды</translation>
    </message>
</context>
<context>
    <name>FirstTeller</name>
    <message>
        <source>The first story is told by</source>
        <translation>Первую историю рассказывает</translation>
    </message>
</context>
<context>
    <name>FoundTableEntry</name>
    <message>
        <source>Sit down</source>
        <translation>Сесть</translation>
    </message>
    <message>
        <source>Sit down at %1</source>
        <translation>Сесть за стол «%1»</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Смотреть игру за столом «%1»</translation>
    </message>
    <message>
        <source>with a room code</source>
        <translation>по коду комнаты</translation>
    </message>
</context>
<context>
    <name>FoundTables</name>
    <message>
        <source>A table appears here as soon as somebody hosts one on the same network.</source>
        <translation>Стол появится здесь, как только кто-нибудь откроет его в этой же сети.</translation>
    </message>
    <message>
        <source>I cannot find the table</source>
        <translation>Не могу найти стол</translation>
    </message>
    <message>
        <source>Looking for tables…</source>
        <translation>Ищем столы…</translation>
    </message>
    <message>
        <source>Tables on this network</source>
        <translation>Столы в этой сети</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message numerus="yes">
        <source>%n card(s) given</source>
        <translation>
            <numerusform>Отдана %n карта</numerusform>
            <numerusform>Отдано %n карты</numerusform>
            <numerusform>Отдано %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a card here or click it; with the keyboard: arrows and Enter</source>
        <translation>Перетащите карту сюда или нажмите на неё; с клавиатуры — стрелки и Enter</translation>
    </message>
    <message>
        <source>Drag two cards here or click them; with the keyboard: arrows and Enter (%1 of 2)</source>
        <translation>Перетащите сюда две карты или нажмите на них; с клавиатуры — стрелки и Enter (%1 из 2)</translation>
    </message>
    <message>
        <source>Give this card</source>
        <translation>Отдать эту карту</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>Отдать рассказчику: %1</translation>
    </message>
    <message>
        <source>Now give, or choose another card.</source>
        <translation>Теперь отдайте — или выберите другую карту.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>This is your hand. You vote for a card on the table.</source>
        <translation>Это ваши карты. Голосуют за карты на столе.</translation>
    </message>
</context>
<context>
    <name>HandCard</name>
    <message>
        <source>A card of yours, face down</source>
        <translation>Ваша карта рубашкой вверх</translation>
    </message>
    <message>
        <source>Your card %1, chosen: %2</source>
        <translation>Ваша карта %1, выбрана: %2</translation>
    </message>
    <message>
        <source>Your card %1: %2</source>
        <translation>Ваша карта %1: %2</translation>
    </message>
</context>
<context>
    <name>HandedOut</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>For guests whose program is older</source>
        <translation>Для гостей, у которых программа старее</translation>
    </message>
    <message>
        <source>Put files of the program into this folder; while you host, guests can get them from you:</source>
        <translation>Положите файлы программы в эту папку: пока вы держите стол, гости смогут взять их у вас:</translation>
    </message>
    <message>
        <source>Sum of the file</source>
        <translation>Контрольная сумма файла</translation>
    </message>
</context>
<context>
    <name>Handover</name>
    <message>
        <source>Hand the table over to %1</source>
        <translation>Передать стол игроку %1</translation>
    </message>
</context>
<context>
    <name>HandoverSheet</name>
    <message>
        <source>Hand the table over to…</source>
        <translation>Передать стол…</translation>
    </message>
    <message>
        <source>The whole table moves to another computer: game, seats and points. Everybody comes along by himself, you too, and plays on. It takes a moment.</source>
        <translation>Весь стол переезжает на другой компьютер: игра, места и очки. Все, и вы тоже, окажутся там сами и играют дальше. Это займёт мгновение.</translation>
    </message>
</context>
<context>
    <name>HeartMark</name>
    <message>
        <source>Give your heart to picture %1</source>
        <translation>Отдать сердечко картинке %1</translation>
    </message>
    <message>
        <source>I love picture %1</source>
        <translation>Мне нравится картинка %1</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>%1&apos;s table</source>
        <translation>Стол: %1</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, раунд %2</translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n свободное место</numerusform>
            <numerusform>%n свободных места</numerusform>
            <numerusform>%n свободных мест</numerusform>
        </translation>
    </message>
    <message>
        <source>A game %1</source>
        <translation>Игра %1</translation>
    </message>
    <message>
        <source>Another version of the program saved it: it cannot go on here.</source>
        <translation>Её сохранила другая версия программы: здесь продолжить нельзя.</translation>
    </message>
    <message>
        <source>Entry %1 of its file is damaged: it goes on from there, in round %2.</source>
        <translation>Запись %1 в её файле повреждена: игра продолжится с этого места, с раунда %2.</translation>
    </message>
    <message>
        <source>Game of %1</source>
        <translation>Игра %1</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гость</translation>
    </message>
    <message>
        <source>How the game %1 ended</source>
        <translation>Чем закончилась игра %1</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Only if its host is gone: else there would be two tables.</source>
        <translation>Только если хозяина больше нет: иначе столов станет два.</translation>
    </message>
    <message>
        <source>Others cannot come to this table: %1</source>
        <translation>Другие не смогут прийти за этот стол: %1</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Resume the game %1</source>
        <translation>Продолжить игру %1</translation>
    </message>
    <message>
        <source>Saved: %1. Drop it on the first page of another computer&apos;s window.</source>
        <translation>Сохранено: %1. Бросьте файл на первую страницу окна на другом компьютере.</translation>
    </message>
    <message>
        <source>Take “%1” over</source>
        <translation>Открыть здесь «%1»</translation>
    </message>
    <message>
        <source>The game could not be written: %1</source>
        <translation>Игру не удалось записать: %1</translation>
    </message>
    <message>
        <source>The game is here now: resume it on this page.</source>
        <translation>Игра теперь здесь: продолжите её на этой странице.</translation>
    </message>
    <message>
        <source>The game is here, but not all its pictures: add the deck %1 here.</source>
        <translation>Игра здесь, но не все её картинки: добавьте сюда колоду %1.</translation>
    </message>
    <message>
        <source>This file is no game that can go on here.</source>
        <translation>В этом файле нет игры, которую можно продолжить здесь.</translation>
    </message>
    <message>
        <source>This table cannot be opened here: something of it is missing.</source>
        <translation>Этот стол нельзя открыть здесь: чего-то для него не хватает.</translation>
    </message>
    <message>
        <source>full: you can watch</source>
        <translation>мест нет, можно смотреть</translation>
    </message>
    <message>
        <source>“%1” is not an address. It looks like 192.168.1.20.</source>
        <translation>«%1» — это не адрес. Адрес выглядит так: 192.168.1.20.</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Another saved game (%1 of %2)</source>
        <translation>Другая сохранённая игра (%1 из %2)</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>Pictures, a few words, and friends around one table</source>
        <translation>Карты, несколько слов и друзья за одним столом</translation>
    </message>
    <message>
        <source>Practise with bots</source>
        <translation>Сыграть с ботами</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Общий экран</translation>
    </message>
</context>
<context>
    <name>House</name>
    <message numerus="yes">
        <source>%n picture(s) seen tonight are mixed in again.</source>
        <translation>
            <numerusform>%n картинка, которую сегодня уже видели, снова в колоде.</numerusform>
            <numerusform>%n картинки, которые сегодня уже видели, снова в колоде.</numerusform>
            <numerusform>%n картинок, которые сегодня уже видели, снова в колоде.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) seen tonight come last.</source>
        <translation>
            <numerusform>%n картинка, которую сегодня уже видели, лежит в самом низу.</numerusform>
            <numerusform>%n картинки, которые сегодня уже видели, лежат в самом низу.</numerusform>
            <numerusform>%n картинок, которые сегодня уже видели, лежат в самом низу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) pictures come back.</source>
        <translation>
            <numerusform>После %n раунда картинки начнут повторяться.</numerusform>
            <numerusform>После %n раундов картинки начнут повторяться.</numerusform>
            <numerusform>После %n раундов картинки начнут повторяться.</numerusform>
        </translation>
    </message>
    <message>
        <source>The set is not on disk.</source>
        <translation>Набор не записался на диск.</translation>
    </message>
    <message>
        <source>chance decides</source>
        <translation>решает жребий</translation>
    </message>
    <message>
        <source>whoever has a story first</source>
        <translation>кто первым придумает</translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Every rule and its points</source>
        <translation>Все правила и очки</translation>
    </message>
    <message>
        <source>Fewer rules</source>
        <translation>Меньше правил</translation>
    </message>
    <message>
        <source>How it goes</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>Pictures seen tonight come last in the next game</source>
        <translation>Картинки, которые сегодня уже видели, в следующей игре выходят последними</translation>
    </message>
    <message>
        <source>What it pays</source>
        <translation>Очки</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules: %1</source>
        <translation>Домашние правила: %1</translation>
    </message>
</context>
<context>
    <name>HouseRow</name>
    <message>
        <source>%1: as in the rulebook again</source>
        <translation>%1: снова как в правилах</translation>
    </message>
    <message>
        <source>rulebook: %1</source>
        <translation>в правилах: %1</translation>
    </message>
</context>
<context>
    <name>HouseSet</name>
    <message>
        <source>Forget the house rules “%1”</source>
        <translation>Забыть домашние правила «%1»</translation>
    </message>
</context>
<context>
    <name>HouseShelf</name>
    <message>
        <source>A name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Как в правилах</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Переименовать «%1»</translation>
    </message>
    <message>
        <source>The name of a set of house rules</source>
        <translation>Название набора домашних правил</translation>
    </message>
    <message>
        <source>The rules as they are set now, under this name</source>
        <translation>Правила, какие они сейчас, под этим названием</translation>
    </message>
</context>
<context>
    <name>HouseSummary</name>
    <message>
        <source>%1: %2; in the rulebook: %3</source>
        <translation>%1: %2; в правилах: %3</translation>
    </message>
    <message>
        <source>All as in the rulebook.</source>
        <translation>Всё как в правилах.</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Изменить правила</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>House rules “%1”</source>
        <translation>Домашние правила «%1»</translation>
    </message>
    <message>
        <source>Look at the rules</source>
        <translation>Посмотреть правила</translation>
    </message>
    <message>
        <source>rulebook: %1</source>
        <translation>в правилах: %1</translation>
    </message>
</context>
<context>
    <name>Identity</name>
    <message>
        <source>Choose your rabbit</source>
        <translation>Выбрать кролика</translation>
    </message>
    <message>
        <source>First your name: the others see it at the table</source>
        <translation>Сначала ваше имя: его увидят за столом</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>What shall we call you?</source>
        <translation>Как вас называть?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
</context>
<context>
    <name>JoinByAddress</name>
    <message>
        <source>Address of the table</source>
        <translation>Адрес стола</translation>
    </message>
    <message>
        <source>Address, for example 192.168.1.20</source>
        <translation>Адрес, например 192.168.1.20</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Войти</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>I see</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Give a card that might have inspired %1&apos;s words, too. The others should take yours for the storyteller&apos;s.</source>
        <translation>Положите карту, к которой тоже подошли бы эти слова (их сказал рассказчик, %1). Пусть примут её за карту рассказчика.</translation>
    </message>
    <message>
        <source>If some find the card and some do not, they and the storyteller score. If all or nobody find it, only the others do.</source>
        <translation>Если карту угадали не все, но хоть кто-то, очки получают угадавшие и рассказчик. Если угадали все или никто — только остальные.</translation>
    </message>
    <message>
        <source>One of these cards is %1&apos;s: find it. Each vote that your own card gets is a point for you.</source>
        <translation>Одна из этих карт — рассказчика (%1): найдите её. За каждый голос, отданный вашей карте, вам очко.</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Home</source>
        <translation>Страница проекта</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
</context>
<context>
    <name>LineCard</name>
    <message>
        <source>A line of yours, face down</source>
        <translation>Ваша строка текстом вниз</translation>
    </message>
    <message>
        <source>Discard this line and draw another, once before your move (Delete)</source>
        <translation>Сбросить эту строку и взять другую, один раз перед ходом (Delete)</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Обменять</translation>
    </message>
    <message>
        <source>Your line %1, chosen: %2</source>
        <translation>Ваша строка %1, выбрана: %2</translation>
    </message>
    <message>
        <source>Your line %1: %2</source>
        <translation>Ваша строка %1: %2</translation>
    </message>
</context>
<context>
    <name>LinePiles</name>
    <message numerus="yes">
        <source>%n line(s) in the discard</source>
        <translation>
            <numerusform>%n строка в сбросе</numerusform>
            <numerusform>%n строки в сбросе</numerusform>
            <numerusform>%n строк в сбросе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the pile</source>
        <translation>
            <numerusform>%n строка в стопке</numerusform>
            <numerusform>%n строки в стопке</numerusform>
            <numerusform>%n строк в стопке</numerusform>
        </translation>
    </message>
    <message>
        <source>discard: %1</source>
        <translation>сброс: %1</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n секунда</numerusform>
            <numerusform>%n секунды</numerusform>
            <numerusform>%n секунд</numerusform>
        </translation>
    </message>
    <message>
        <source>For each move</source>
        <translation>На каждый ход</translation>
    </message>
    <message>
        <source>For giving a card</source>
        <translation>На выбор карты</translation>
    </message>
    <message>
        <source>For the clue</source>
        <translation>На ассоциацию</translation>
    </message>
    <message>
        <source>For voting</source>
        <translation>На голосование</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Слабо</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Хорошо</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Сильно</translation>
    </message>
    <message>
        <source>The bots give their clues in another language: %1.</source>
        <translation>Боты называют ассоциации на другом языке: %1.</translation>
    </message>
    <message>
        <source>The verses are in another language: %1.</source>
        <translation>Стихи на другом языке: %1.</translation>
    </message>
    <message>
        <source>The way to the table is being looked for…</source>
        <translation>Выясняем адрес стола…</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без лимита</translation>
    </message>
</context>
<context>
    <name>LobbyMore</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <translation>
            <numerusform>%1, %n карта</numerusform>
            <numerusform>%1, %n карты</numerusform>
            <numerusform>%1, %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask for a room code</source>
        <translation>Спрашивать код комнаты</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>How bots play</source>
        <translation>Как играют боты</translation>
    </message>
    <message>
        <source>Let browsers in</source>
        <translation>Пускать через браузер</translation>
    </message>
    <message>
        <source>Open: others on this network can come in and read along.</source>
        <translation>Открыто: другие в этой сети могут войти и читать, что здесь говорится.</translation>
    </message>
    <message>
        <source>Rabbits laugh, wave and gasp (F2, F3, F4)</source>
        <translation>Кролики смеются, машут и ахают (F2, F3, F4)</translation>
    </message>
    <message>
        <source>Sealed by the code: nobody else on this network comes in or reads along. The page for browsers could be replaced on its way.</source>
        <translation>Запечатано кодом: больше никто в этой сети не войдёт и не прочтёт. Но страницу для браузеров могли бы подменить по дороге.</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>Verses</source>
        <translation>Стихи</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Add a bot</source>
        <translation>Добавить бота</translation>
    </message>
    <message>
        <source>Everything is ready.</source>
        <translation>Всё готово.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Уйти из-за стола</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Stand up and watch</source>
        <translation>Встать и смотреть</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Сесть за стол</translation>
    </message>
    <message>
        <source>The host starts the game.</source>
        <translation>Игру начинает хозяин стола.</translation>
    </message>
    <message>
        <source>Watching:</source>
        <translation>Смотрят:</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Во что сыграем?</translation>
    </message>
    <message>
        <source>table view</source>
        <translation>общий экран</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>Remove %1 from the table</source>
        <translation>Убрать %1 из-за стола</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Место %1: %2</translation>
    </message>
    <message>
        <source>The left and right arrows move the seat around the table</source>
        <translation>Стрелки влево и вправо передвигают место вокруг стола</translation>
    </message>
    <message>
        <source>away</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>host</source>
        <translation>хозяин стола</translation>
    </message>
    <message>
        <source>partner: %1</source>
        <translation>напарник: %1</translation>
    </message>
</context>
<context>
    <name>LobbySide</name>
    <message>
        <source>A square to scan, for %1</source>
        <translation>Квадрат для сканирования: %1</translation>
    </message>
    <message>
        <source>Address of this table: %1</source>
        <translation>Адрес этого стола: %1</translation>
    </message>
    <message>
        <source>Code, browsers, decks, bots, time limits</source>
        <translation>Код, браузеры, колоды, боты, время</translation>
    </message>
    <message>
        <source>How others find the table</source>
        <translation>Как найти этот стол</translation>
    </message>
    <message>
        <source>Laptops see the table by themselves.</source>
        <translation>Ноутбуки увидят стол сами.</translation>
    </message>
    <message>
        <source>Laptops see the table by themselves; telephones scan the square.</source>
        <translation>Ноутбуки увидят стол сами, телефоны — по этому квадрату.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Новый код</translation>
    </message>
    <message>
        <source>Room code: %1</source>
        <translation>Код комнаты: %1</translation>
    </message>
    <message>
        <source>Somebody is trying out room codes. A new code makes their guesses worthless; everybody at the table keeps their seat.</source>
        <translation>Кто-то подбирает код комнаты. Смените код, и прежние попытки ничего не дадут; все за столом остаются на местах.</translation>
    </message>
    <message>
        <source>The table appears by itself on every computer on this network.</source>
        <translation>Стол сам появится на всех компьютерах этой сети.</translation>
    </message>
</context>
<context>
    <name>LobbyTable</name>
    <message numerus="yes">
        <source>%n at the table</source>
        <translation>
            <numerusform>%n за столом</numerusform>
            <numerusform>%n за столом</numerusform>
            <numerusform>%n за столом</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag the seats into the order in which you sit.</source>
        <translation>Перетащите места в том порядке, в каком вы сидите.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. Drag the seats as you like.</source>
        <translation>Напарники сидят друг напротив друга. Перетащите места, как вам нравится.</translation>
    </message>
</context>
<context>
    <name>LovedChips</name>
    <message>
        <source>All cards</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Most loved: %1</source>
        <translation>Любимые: %1</translation>
    </message>
    <message>
        <source>Often seen, never loved: %1</source>
        <translation>Примелькались: %1</translation>
    </message>
</context>
<context>
    <name>LovedTonight</name>
    <message>
        <source>The most loved picture of the evening</source>
        <translation>Любимая картинка вечера</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>MenuPage</name>
    <message>
        <source>Back to the table</source>
        <translation>Назад к столу</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Хозяину стола</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Уйти из-за стола</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>The people, a pause, another device, the end of the game</source>
        <translation>Люди, пауза, другое устройство, конец игры</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>of %1</source>
        <translation>от %1</translation>
    </message>
    <message>
        <source>of last night</source>
        <translation>прошлой ночи</translation>
    </message>
    <message>
        <source>of the night before last</source>
        <translation>позапрошлой ночи</translation>
    </message>
    <message>
        <source>of this afternoon</source>
        <translation>сегодняшнего дня</translation>
    </message>
    <message>
        <source>of this evening</source>
        <translation>сегодняшнего вечера</translation>
    </message>
    <message>
        <source>of this morning</source>
        <translation>сегодняшнего утра</translation>
    </message>
    <message>
        <source>of yesterday afternoon</source>
        <translation>вчерашнего дня</translation>
    </message>
    <message>
        <source>of yesterday evening</source>
        <translation>вчерашнего вечера</translation>
    </message>
    <message>
        <source>of yesterday morning</source>
        <translation>вчерашнего утра</translation>
    </message>
</context>
<context>
    <name>Newcomers</name>
    <message>
        <source>Another place at the table</source>
        <translation>Другое место за столом</translation>
    </message>
    <message>
        <source>Another place for %1</source>
        <translation>Другое место: %1</translation>
    </message>
    <message>
        <source>Seat: %1</source>
        <translation>Место: %1</translation>
    </message>
</context>
<context>
    <name>NewerProgram</name>
    <message>
        <source>Asking the host…</source>
        <translation>Спрашиваем у хозяина стола…</translation>
    </message>
    <message>
        <source>It comes from the host…</source>
        <translation>Файл идёт от хозяина стола…</translation>
    </message>
    <message>
        <source>It is here now. Compare the sum, then open the file yourselves.</source>
        <translation>Файл получен. Сверьте контрольную сумму и откройте его сами.</translation>
    </message>
    <message>
        <source>The file cannot be written on this computer.</source>
        <translation>На этом компьютере не удаётся записать файл.</translation>
    </message>
    <message>
        <source>The host could not be reached. Try again.</source>
        <translation>Хозяин стола не отвечает. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The host has no file for this computer. Get it where you have this program from.</source>
        <translation>У хозяина стола нет файла для этого компьютера. Возьмите его там же, где взяли программу.</translation>
    </message>
    <message>
        <source>The table %1 has a newer Dixit Qt: %2. Yours is %3.</source>
        <translation>За столом «%1» Dixit Qt новее: %2. У вас %3.</translation>
    </message>
    <message>
        <source>What came was not what the host had told. Nothing was kept.</source>
        <translation>Пришло не то, что обещал хозяин стола. Ничего не сохранено.</translation>
    </message>
</context>
<context>
    <name>NewerProgramLine</name>
    <message>
        <source>Have a look</source>
        <translation>Посмотреть</translation>
    </message>
</context>
<context>
    <name>NewerProgramPanel</name>
    <message>
        <source>Ask the host for it</source>
        <translation>Спросить у хозяина стола</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Get it from the host</source>
        <translation>Взять у хозяина стола</translation>
    </message>
    <message>
        <source>Sum of the file</source>
        <translation>Контрольная сумма файла</translation>
    </message>
</context>
<context>
    <name>NextHostButtons</name>
    <message>
        <source>Everybody comes along by himself, to the same seat</source>
        <translation>Каждый сам окажется там на своём месте</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Somebody is trying out room codes. You can change the code in the lobby.</source>
        <translation>Кто-то подбирает код комнаты. Код можно сменить в комнате ожидания.</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>I have a story</source>
        <translation>У меня есть история</translation>
    </message>
</context>
<context>
    <name>OtherDeviceSheet</name>
    <message>
        <source>A square to scan, for your seat</source>
        <translation>Квадрат для телефона: ваше место</translation>
    </message>
    <message>
        <source>Play on with another device</source>
        <translation>С другого устройства</translation>
    </message>
    <message>
        <source>Scan this with a telephone: its browser takes your seat, and you play on there. Whoever opens the link has your seat: show it to nobody else.</source>
        <translation>Наведите телефон: его браузер займёт ваше место, и дальше вы играете там. Кто откроет ссылку, займёт ваше место: не показывайте её другим.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>away; a bot plays</source>
        <translation>нет на месте, играет бот</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>bot, plays instead of %1</source>
        <translation>бот, играет вместо игрока %1</translation>
    </message>
    <message>
        <source>has left; a bot plays</source>
        <translation>больше не играет; ходит бот</translation>
    </message>
    <message>
        <source>has left; a bot plays for the team</source>
        <translation>больше не играет; за команду ходит бот</translation>
    </message>
    <message>
        <source>has lost the connection</source>
        <translation>нет связи</translation>
    </message>
    <message>
        <source>is watching</source>
        <translation>смотрит</translation>
    </message>
    <message>
        <source>leaves the game when the round is over</source>
        <translation>выходит из игры, когда закончится раунд</translation>
    </message>
    <message>
        <source>sits down after the round</source>
        <translation>сядет после раунда</translation>
    </message>
    <message>
        <source>tells last</source>
        <translation>рассказывает после всех</translation>
    </message>
    <message>
        <source>the table waits for this move</source>
        <translation>стол ждёт этого хода</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>What now?</source>
        <translation>Что делать?</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>Оставить как есть</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>за столом</translation>
    </message>
</context>
<context>
    <name>PersonTag</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n очко</numerusform>
            <numerusform>%1, %n очка</numerusform>
            <numerusform>%1, %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>away</source>
        <translation>не на связи</translation>
    </message>
    <message>
        <source>has given</source>
        <translation>карта отдана</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>storyteller</source>
        <translation>рассказчик</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>votes</source>
        <translation>голосует</translation>
    </message>
</context>
<context>
    <name>PieceTile</name>
    <message>
        <source>Enter: move the window of the card. Del: take the picture out.</source>
        <translation>Enter — подвинуть рамку карты. Del — убрать картинку.</translation>
    </message>
</context>
<context>
    <name>PodiumStep</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PoemEntry</name>
    <message>
        <source>does not fit</source>
        <translation>не подходит</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>подходит</translation>
    </message>
</context>
<context>
    <name>PoemPaper</name>
    <message>
        <source>Does “%1” belong to your story?</source>
        <translation>Подходит ли «%1» к вашей истории?</translation>
    </message>
    <message>
        <source>Key N</source>
        <translation>Клавиша N</translation>
    </message>
    <message>
        <source>Key Y</source>
        <translation>Клавиша Y</translation>
    </message>
    <message>
        <source>Take the verdict back</source>
        <translation>Передумать</translation>
    </message>
    <message>
        <source>The poem</source>
        <translation>Стихотворение</translation>
    </message>
    <message>
        <source>The whole picture or a part of it, word for word or in a figure: only you decide.</source>
        <translation>Вся картинка или её часть, прямо или в переносном смысле: решаете только вы.</translation>
    </message>
    <message>
        <source>Until somebody lays the next line or guesses</source>
        <translation>Пока никто не положил следующую строку и не назвал историю</translation>
    </message>
    <message>
        <source>✓ It fits</source>
        <translation>✓ Подходит</translation>
    </message>
    <message>
        <source>✗ It does not</source>
        <translation>✗ Не подходит</translation>
    </message>
</context>
<context>
    <name>PoemRow</name>
    <message>
        <source>Read with «И» or with «Я»</source>
        <translation>Прочесть с «И» или с «Я»</translation>
    </message>
</context>
<context>
    <name>PoemSheet</name>
    <message>
        <source>A row that begins with «Я» may be read with «И»: click it.</source>
        <translation>Строку, которая начинается с «Я», можно прочесть с «И»: нажмите на неё.</translation>
    </message>
</context>
<context>
    <name>PoetTag</name>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n фишка</numerusform>
            <numerusform>%n фишки</numerusform>
            <numerusform>%n фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ending(s) told</source>
        <translation>
            <numerusform>%n концовка</numerusform>
            <numerusform>%n концовки</numerusform>
            <numerusform>%n концовок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s)</source>
        <translation>
            <numerusform>%n история</numerusform>
            <numerusform>%n истории</numerusform>
            <numerusform>%n историй</numerusform>
        </translation>
    </message>
    <message>
        <source>away</source>
        <translation>не на связи</translation>
    </message>
    <message>
        <source>storyteller</source>
        <translation>рассказчик</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
</context>
<context>
    <name>PoetryBar</name>
    <message>
        <source>Begin the poem</source>
        <translation>Начать стихотворение</translation>
    </message>
    <message>
        <source>First click a story: it stays your secret.</source>
        <translation>Сначала нажмите на историю: она останется вашей тайной.</translation>
    </message>
    <message>
        <source>Guess story %1</source>
        <translation>Это история %1</translation>
    </message>
    <message>
        <source>Guess story %1? A wrong guess costs a point and ends the round.</source>
        <translation>История %1? Ошибка стоит очка и закончит раунд.</translation>
    </message>
    <message>
        <source>Guess story %1? A wrong guess costs a point.</source>
        <translation>История %1? Ошибка стоит очка.</translation>
    </message>
    <message>
        <source>Lay the line</source>
        <translation>Добавить строку</translation>
    </message>
    <message>
        <source>Lay this line under the poem?</source>
        <translation>Добавить эту строку к стихотворению?</translation>
    </message>
    <message>
        <source>Now choose the line that begins the poem.</source>
        <translation>Теперь выберите строку, с которой начнётся стихотворение.</translation>
    </message>
    <message>
        <source>Ready: story %1 and its first line.</source>
        <translation>Готово: история %1 и её первая строка.</translation>
    </message>
</context>
<context>
    <name>PoetryScreen</name>
    <message>
        <source>Chips left: %1.</source>
        <translation>Осталось фишек: %1.</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
</context>
<context>
    <name>PracticeSheet</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Begin another practice?</source>
        <translation>Начать другую тренировку?</translation>
    </message>
    <message>
        <source>Practise with bots</source>
        <translation>Сыграть с ботами</translation>
    </message>
    <message>
        <source>The one that waits is lost then: %1.</source>
        <translation>Отложенная тогда пропадёт: %1.</translation>
    </message>
    <message>
        <source>The other seats are taken by bots that look at the pictures, too. Nobody is waiting: leave whenever you like, the game stays where it was.</source>
        <translation>На остальных местах боты: они тоже смотрят на картинки. Никто не ждёт: уходите, когда захочется, игра останется там, где была.</translation>
    </message>
</context>
<context>
    <name>ProgressLine</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
</context>
<context>
    <name>RabbitChooser</name>
    <message>
        <source>Your rabbit</source>
        <translation>Ваш кролик</translation>
    </message>
    <message>
        <source>blue rabbit</source>
        <translation>голубой кролик</translation>
    </message>
    <message>
        <source>brown rabbit</source>
        <translation>коричневый кролик</translation>
    </message>
    <message>
        <source>green rabbit</source>
        <translation>зелёный кролик</translation>
    </message>
    <message>
        <source>indigo rabbit</source>
        <translation>синий кролик</translation>
    </message>
    <message>
        <source>light green rabbit</source>
        <translation>салатовый кролик</translation>
    </message>
    <message>
        <source>orange rabbit</source>
        <translation>оранжевый кролик</translation>
    </message>
    <message>
        <source>pink rabbit</source>
        <translation>розовый кролик</translation>
    </message>
    <message>
        <source>red rabbit</source>
        <translation>красный кролик</translation>
    </message>
    <message>
        <source>turquoise rabbit</source>
        <translation>бирюзовый кролик</translation>
    </message>
    <message>
        <source>violet rabbit</source>
        <translation>фиолетовый кролик</translation>
    </message>
    <message>
        <source>white rabbit</source>
        <translation>белый кролик</translation>
    </message>
    <message>
        <source>yellow rabbit</source>
        <translation>жёлтый кролик</translation>
    </message>
</context>
<context>
    <name>RabbitSlip</name>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
</context>
<context>
    <name>ReactionBar</name>
    <message>
        <source>Ha</source>
        <translation>Ха</translation>
    </message>
    <message>
        <source>Hi</source>
        <translation>Эй</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Клавиша %1</translation>
    </message>
    <message>
        <source>My rabbit gasps</source>
        <translation>Мой кролик ахает</translation>
    </message>
    <message>
        <source>My rabbit laughs</source>
        <translation>Мой кролик смеётся</translation>
    </message>
    <message>
        <source>My rabbit waves</source>
        <translation>Мой кролик машет</translation>
    </message>
    <message>
        <source>Oh</source>
        <translation>Ох</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n fitting line(s)</source>
        <translation>
            <numerusform>%n подходящая строка</numerusform>
            <numerusform>%n подходящие строки</numerusform>
            <numerusform>%n подходящих строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n found the card</source>
        <translation>
            <numerusform>карту нашёл %n игрок</numerusform>
            <numerusform>карту нашли %n игрока</numerusform>
            <numerusform>карту нашли %n игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the poem</source>
        <translation>
            <numerusform>%n строка в стихотворении</numerusform>
            <numerusform>%n строки в стихотворении</numerusform>
            <numerusform>%n строк в стихотворении</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s)</source>
        <translation>
            <numerusform>%n карта истории</numerusform>
            <numerusform>%n карты историй</numerusform>
            <numerusform>%n карт историй</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>%n голос</numerusform>
            <numerusform>%n голоса</numerusform>
            <numerusform>%n голосов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) on the chosen card</source>
        <translation>
            <numerusform>%n голос за выбранную карту</numerusform>
            <numerusform>%n голоса за выбранную карту</numerusform>
            <numerusform>%n голосов за выбранную карту</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 count)</source>
        <translation>(в счёт %1)</translation>
    </message>
    <message>
        <source>Equal points and story cards: the highest drawn ending card wins.</source>
        <translation>Поровну и очков, и карт историй: побеждает старшая из вытянутых концовок.</translation>
    </message>
    <message>
        <source>Equal points: a tie always goes to Alexander Sergeyevich.</source>
        <translation>Очков поровну: ничья всегда за Александром Сергеевичем.</translation>
    </message>
    <message>
        <source>Equal points: the victory is shared.</source>
        <translation>Очков поровну: победа общая.</translation>
    </message>
    <message>
        <source>Equal points: whoever keeps more story cards wins.</source>
        <translation>Очков поровну: побеждает тот, у кого больше карт историй.</translation>
    </message>
    <message>
        <source>Everybody has been the storyteller equally often.</source>
        <translation>Каждый рассказал одинаковое число историй.</translation>
    </message>
    <message numerus="yes">
        <source>The goal is reached: %n point(s).</source>
        <translation>
            <numerusform>Цель достигнута: %n очко.</numerusform>
            <numerusform>Цель достигнута: %n очка.</numerusform>
            <numerusform>Цель достигнута: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of the deck is taken.</source>
        <translation>Взята последняя карта колоды.</translation>
    </message>
    <message>
        <source>The table has ended the game.</source>
        <translation>Игру закончили за столом.</translation>
    </message>
    <message>
        <source>There are not enough cards left for another round.</source>
        <translation>На новый раунд не хватает карт.</translation>
    </message>
    <message>
        <source>added the ending</source>
        <translation>добавлена концовка</translation>
    </message>
    <message>
        <source>did not find the card</source>
        <translation>мимо карты рассказчика</translation>
    </message>
    <message>
        <source>everybody found it</source>
        <translation>нашли все</translation>
    </message>
    <message>
        <source>found the card</source>
        <translation>карта найдена</translation>
    </message>
    <message numerus="yes">
        <source>guessed the story with %n line(s) of their own</source>
        <translation>
            <numerusform>история отгадана, своих строк: %n</numerusform>
            <numerusform>история отгадана, своих строк: %n</numerusform>
            <numerusform>история отгадана, своих строк: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>guessed wrong</source>
        <translation>неверная догадка</translation>
    </message>
    <message>
        <source>no points in this round</source>
        <translation>без очков в этом раунде</translation>
    </message>
    <message>
        <source>nobody found it</source>
        <translation>никто не нашёл</translation>
    </message>
    <message>
        <source>sure with a single vote</source>
        <translation>хватило одного голоса</translation>
    </message>
    <message>
        <source>the only one to find the card</source>
        <translation>единственная верная догадка</translation>
    </message>
    <message>
        <source>the only vote for the card</source>
        <translation>больше никто её не выбрал</translation>
    </message>
    <message numerus="yes">
        <source>the story was guessed, by somebody with %n line(s)</source>
        <translation>
            <numerusform>историю отгадали (строк у отгадавшего: %n)</numerusform>
            <numerusform>историю отгадали (строк у отгадавшего: %n)</numerusform>
            <numerusform>историю отгадали (строк у отгадавшего: %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>voted for the card with the red marker</source>
        <translation>голос за карту с красным маркером</translation>
    </message>
</context>
<context>
    <name>RefusedPictures</name>
    <message numerus="yes">
        <source>%n file(s) not taken</source>
        <translation>
            <numerusform>не взят %n файл</numerusform>
            <numerusform>не взяты %n файла</numerusform>
            <numerusform>не взято %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Скрыть</translation>
    </message>
    <message>
        <source>“%1” %2.</source>
        <translation>«%1» %2.</translation>
    </message>
</context>
<context>
    <name>Reveal</name>
    <message>
        <source>The game goes on: %1 has given a clue.</source>
        <translation>Игра продолжается. Рассказчик — %1, ассоциация уже названа.</translation>
    </message>
    <message>
        <source>The game has gone on.</source>
        <translation>Игра ушла вперёд.</translation>
    </message>
    <message>
        <source>The table waits for you.</source>
        <translation>Стол ждёт вас.</translation>
    </message>
</context>
<context>
    <name>RevealHand</name>
    <message>
        <source>A card of yours, face down</source>
        <translation>Ваша карта рубашкой вверх</translation>
    </message>
</context>
<context>
    <name>RevealLayer</name>
    <message>
        <source>My hand</source>
        <translation>Мои карты</translation>
    </message>
    <message>
        <source>My lines</source>
        <translation>Мои строки</translation>
    </message>
    <message>
        <source>On with the game</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Show it all</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>To the end of the story</source>
        <translation>К итогам</translation>
    </message>
</context>
<context>
    <name>RevealPoem</name>
    <message>
        <source>Look up! The television tells it.</source>
        <translation>Смотрите на общий экран: он рассказывает раунд!</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>RevealSlip</name>
    <message>
        <source>A line of yours, face down</source>
        <translation>Ваша строка текстом вниз</translation>
    </message>
</context>
<context>
    <name>RevealStage</name>
    <message>
        <source>%1 told this story</source>
        <translation>Историю рассказывает %1</translation>
    </message>
    <message>
        <source>%1 told this story. ♡ is for the picture you love most.</source>
        <translation>Рассказчик — %1. Самой любимой картинке дарят ♡.</translation>
    </message>
    <message>
        <source>Look up! The television tells it.</source>
        <translation>Смотрите на общий экран: он рассказывает раунд!</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Space, Enter or Esc</source>
        <translation>Пробел, Enter или Esc</translation>
    </message>
</context>
<context>
    <name>RevealWays</name>
    <message>
        <source>Key H</source>
        <translation>Клавиша H</translation>
    </message>
    <message>
        <source>Space, Enter or Esc</source>
        <translation>Пробел, Enter или Esc</translation>
    </message>
</context>
<context>
    <name>RoundHistory</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 told this story</source>
        <translation>Рассказчик — %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>No round has been told to its end yet.</source>
        <translation>Ни один раунд ещё не сыгран.</translation>
    </message>
    <message>
        <source>Previous round</source>
        <translation>Предыдущий раунд</translation>
    </message>
    <message>
        <source>The rounds of this game</source>
        <translation>Раунды этой игры</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
</context>
<context>
    <name>RoundSummary</name>
    <message>
        <source>%1 guessed the story.</source>
        <translation>Историю отгадал игрок %1.</translation>
    </message>
    <message>
        <source>%1 of %2 found it!</source>
        <translation>Карту нашли %1 из %2!</translation>
    </message>
    <message>
        <source>%1 reads the poem aloud.</source>
        <translation>Стихотворение читает вслух %1.</translation>
    </message>
    <message>
        <source>%1: %2; now %3.</source>
        <translation>%1: %2; теперь %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n vote(s)!</source>
        <translation>
            <numerusform>%1 — %n голос!</numerusform>
            <numerusform>%1 — %n голоса!</numerusform>
            <numerusform>%1 — %n голосов!</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1 is from %2.</source>
        <translation>Карта %1 — игрок: %2.</translation>
    </message>
    <message>
        <source>Card %1 is the storyteller&apos;s card, of %2.</source>
        <translation>Карта %1 — карта рассказчика, игрок: %2.</translation>
    </message>
    <message>
        <source>Everybody found it!</source>
        <translation>Карту нашли все!</translation>
    </message>
    <message>
        <source>Found by %1!</source>
        <translation>Карту находят: %1!</translation>
    </message>
    <message>
        <source>In the picture — %1.</source>
        <translation>На картинке — %1.</translation>
    </message>
    <message>
        <source>Nobody found it!</source>
        <translation>Карту не нашёл никто!</translation>
    </message>
    <message numerus="yes">
        <source>Nobody guessed the story: %n wrong guess(es).</source>
        <translation>
            <numerusform>Историю никто не отгадал: %n неверная догадка.</numerusform>
            <numerusform>Историю никто не отгадал: %n неверные догадки.</numerusform>
            <numerusform>Историю никто не отгадал: %n неверных догадок.</numerusform>
        </translation>
    </message>
    <message>
        <source>One of you reads the poem aloud.</source>
        <translation>Кто-нибудь, прочтите стихотворение вслух.</translation>
    </message>
    <message>
        <source>Read your poem aloud.</source>
        <translation>Прочтите своё стихотворение вслух.</translation>
    </message>
    <message>
        <source>The story of %1</source>
        <translation>Рассказчик: %1</translation>
    </message>
    <message>
        <source>Votes: %1.</source>
        <translation>Голоса: %1.</translation>
    </message>
    <message>
        <source>row %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Agreed otherwise at this table:</source>
        <translation>За этим столом договорились иначе:</translation>
    </message>
</context>
<context>
    <name>RuleChapter</name>
    <message>
        <source>played at this table</source>
        <translation>играют за этим столом</translation>
    </message>
</context>
<context>
    <name>RuleKinds</name>
    <message>
        <source>Aloud</source>
        <translation>Вслух</translation>
    </message>
    <message>
        <source>Pantomime</source>
        <translation>Пантомима</translation>
    </message>
    <message>
        <source>Song</source>
        <translation>Песня</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Письменно</translation>
    </message>
</context>
<context>
    <name>RuleRing</name>
    <message>
        <source>all hands to the left</source>
        <translation>все карты — соседу слева</translation>
    </message>
    <message>
        <source>then the neighbour on the left</source>
        <translation>потом — сосед слева</translation>
    </message>
</context>
<context>
    <name>RuleScene</name>
    <message>
        <source>“Where the staircase ends”</source>
        <translation>«Там, где кончается лестница»</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Kinds of clue</source>
        <translation>Виды ассоциаций</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Let&apos;s play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>%1 begins: “%2”</source>
        <translation>Начинает %1: «%2»</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, ваша</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: «%2»</translation>
    </message>
    <message>
        <source>%1: “%2” does not fit.</source>
        <translation>%1: «%2» — не подходит.</translation>
    </message>
    <message>
        <source>%1: “%2” fits.</source>
        <translation>%1: «%2» — подходит.</translation>
    </message>
    <message>
        <source>%1’s clue: %2</source>
        <translation>Ассоциация (рассказчик — %1): %2</translation>
    </message>
    <message>
        <source>Add a line to test the stories, or guess a story.</source>
        <translation>Добавьте строку, чтобы проверить истории, или назовите историю.</translation>
    </message>
    <message>
        <source>Card %1 is chosen.</source>
        <translation>Выбрана карта %1.</translation>
    </message>
    <message>
        <source>Card %1 is chosen. Now the words.</source>
        <translation>Выбрана карта %1. Теперь слова.</translation>
    </message>
    <message>
        <source>Card %1 is no longer chosen.</source>
        <translation>Карта %1 больше не выбрана.</translation>
    </message>
    <message>
        <source>Give %1 the card that fits the clue best.</source>
        <translation>Отдайте карту, которая лучше всего подходит к ассоциации. Рассказчик — %1.</translation>
    </message>
    <message>
        <source>Given: card %1.</source>
        <translation>Отдано: карта %1.</translation>
    </message>
    <message>
        <source>Line %1 is chosen.</source>
        <translation>Выбрана строка %1.</translation>
    </message>
    <message>
        <source>Line %1 is no longer chosen.</source>
        <translation>Строка %1 больше не выбрана.</translation>
    </message>
    <message>
        <source>Story %1 is chosen.</source>
        <translation>Выбрана история %1.</translation>
    </message>
    <message>
        <source>Story %1 is no longer chosen.</source>
        <translation>История %1 больше не выбрана.</translation>
    </message>
    <message>
        <source>The poem can begin.</source>
        <translation>Стихотворение можно начинать.</translation>
    </message>
    <message>
        <source>The red marker lies on card %1.</source>
        <translation>Красный маркер лежит на карте %1.</translation>
    </message>
    <message>
        <source>Which card is %1’s?</source>
        <translation>Рассказывает %1. Какая карта загадана?</translation>
    </message>
    <message>
        <source>Which card is %1’s? Choose one card, or two to be safer.</source>
        <translation>Рассказывает %1. Какая карта загадана? Выберите одну или, для верности, две.</translation>
    </message>
    <message>
        <source>Your token is taken from card %1.</source>
        <translation>Ваша фишка снята с карты %1.</translation>
    </message>
    <message>
        <source>Your token lies on card %1.</source>
        <translation>Ваша фишка лежит на карте %1.</translation>
    </message>
    <message>
        <source>Your vote: card %1.</source>
        <translation>Ваш голос: карта %1.</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>As a file</source>
        <translation>Файлом</translation>
    </message>
    <message>
        <source>As a file, or delete it</source>
        <translation>Файлом или удалить</translation>
    </message>
    <message>
        <source>Delete this saved game</source>
        <translation>Удалить сохранение</translation>
    </message>
    <message>
        <source>More about this saved game</source>
        <translation>Ещё об этой игре</translation>
    </message>
    <message>
        <source>The game cannot be resumed afterwards</source>
        <translation>После этого игру нельзя будет продолжить</translation>
    </message>
    <message>
        <source>To go on with the game at another computer</source>
        <translation>Чтобы продолжить игру на другом компьютере</translation>
    </message>
</context>
<context>
    <name>ScoreCurve</name>
    <message>
        <source>The scores over the rounds</source>
        <translation>Очки по раундам</translation>
    </message>
</context>
<context>
    <name>ScoreTrack</name>
    <message>
        <source>The score track</source>
        <translation>Счётчик очков</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>A bot makes this one move</source>
        <translation>Бот делает один этот ход</translation>
    </message>
    <message>
        <source>A bot plays on with the hand and the points. They come back only if you let them.</source>
        <translation>Бот доигрывает с рукой и очками. Вернуться можно только с вашего разрешения.</translation>
    </message>
    <message>
        <source>A bot plays until they are back</source>
        <translation>Бот играет до возвращения</translation>
    </message>
    <message>
        <source>After the round the hand goes to the discard, and the points count no more.</source>
        <translation>После раунда рука уходит в сброс, а очки больше не считаются.</translation>
    </message>
    <message>
        <source>Afterwards they play on themselves.</source>
        <translation>Дальше человек играет сам.</translation>
    </message>
    <message>
        <source>Hand, seat and points stay theirs.</source>
        <translation>Рука, место и очки никуда не денутся.</translation>
    </message>
    <message>
        <source>I take this seat</source>
        <translation>Это место займу я</translation>
    </message>
    <message>
        <source>Play on without this seat</source>
        <translation>Играть дальше без этого места</translation>
    </message>
    <message>
        <source>Remove from the table</source>
        <translation>Удалить из-за стола</translation>
    </message>
    <message>
        <source>When the round is over, with its hand and its points.</source>
        <translation>Когда кончится раунд — с его рукой и очками.</translation>
    </message>
</context>
<context>
    <name>SentAway</name>
    <message>
        <source>Let %1 in again</source>
        <translation>Снова впустить: %1</translation>
    </message>
    <message>
        <source>Sent away:</source>
        <translation>Убраны из-за стола:</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About this program and its licences</source>
        <translation>О программе и её лицензиях</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Во весь экран (F11)</translation>
    </message>
    <message>
        <source>Hide my hand until I hold the Ctrl key, when neighbours look on</source>
        <translation>Скрывать карты: показывать, пока зажата Ctrl</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Patterns beside colours, for those who see colours differently</source>
        <translation>Узоры в дополнение к цветам</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds here too when the big screen or the host&apos;s computer sounds for the room</source>
        <translation>Звуки и здесь, даже если в комнате уже звучит другой компьютер</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>large</source>
        <translation>крупный</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычный</translation>
    </message>
    <message>
        <source>small</source>
        <translation>мелкий</translation>
    </message>
    <message>
        <source>very large</source>
        <translation>очень крупный</translation>
    </message>
</context>
<context>
    <name>SideSheet</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>StandingTag</name>
    <message numerus="yes">
        <source>%1 left the game: %n point(s)</source>
        <translation>
            <numerusform>%1 больше не в игре: %n очко</numerusform>
            <numerusform>%1 больше не в игре: %n очка</numerusform>
            <numerusform>%1 больше не в игре: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place %1: %2, %n point(s)</source>
        <translation>
            <numerusform>%1-е место: %2, %n очко</numerusform>
            <numerusform>%1-е место: %2, %n очка</numerusform>
            <numerusform>%1-е место: %2, %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 chooses the ending of the poem.</source>
        <translation>Концовку выбирает %1.</translation>
    </message>
    <message>
        <source>%1 decides whether the line fits the story.</source>
        <translation>%1 решает, подходит ли строка к истории.</translation>
    </message>
    <message>
        <source>%1 has found the story: number %2.</source>
        <translation>Историю отгадали: это номер %2 (%1).</translation>
    </message>
    <message>
        <source>%1 is choosing a story and its first line.</source>
        <translation>%1 выбирает историю и первую строку.</translation>
    </message>
    <message>
        <source>%1 is thinking of a clue.</source>
        <translation>%1 придумывает ассоциацию.</translation>
    </message>
    <message>
        <source>%1 took story %2: wrong.</source>
        <translation>%1: история %2 — мимо.</translation>
    </message>
    <message numerus="yes">
        <source>%n ending(s) in the pile</source>
        <translation>
            <numerusform>в колоде %n концовка</numerusform>
            <numerusform>в колоде %n концовки</numerusform>
            <numerusform>в колоде %n концовок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s) in the pile</source>
        <translation>
            <numerusform>в колоде %n история</numerusform>
            <numerusform>в колоде %n истории</numerusform>
            <numerusform>в колоде %n историй</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a line to test the stories, or click a story to guess it.</source>
        <translation>Добавьте строку, чтобы проверить истории, или нажмите на историю, чтобы её назвать.</translation>
    </message>
    <message>
        <source>All cards are in: they are gathered and shuffled…</source>
        <translation>Все карты сданы: собираем и перемешиваем…</translation>
    </message>
    <message>
        <source>All votes are in: the cards are turned over…</source>
        <translation>Все проголосовали: открываем карты…</translation>
    </message>
    <message>
        <source>Choose a story secretly, and a line that hints at it.</source>
        <translation>Выберите втайне историю и строку, которая на неё намекает.</translation>
    </message>
    <message>
        <source>Decide with your partner who gives a card. The other one will vote.</source>
        <translation>Договоритесь с напарником, кто отдаст карту. Другой будет голосовать.</translation>
    </message>
    <message>
        <source>Does the new line belong to your story? Only you decide.</source>
        <translation>Подходит ли новая строка к вашей истории? Решаете только вы.</translation>
    </message>
    <message>
        <source>Drag the card that fits the clue best to %1.</source>
        <translation>Рассказывает %1. Отдайте самую подходящую к ассоциации карту.</translation>
    </message>
    <message>
        <source>Everybody gives the card that fits the clue best, the storyteller too.</source>
        <translation>Все отдают самую подходящую к ассоциации карту, и рассказчик тоже.</translation>
    </message>
    <message>
        <source>Everybody is choosing a card. %1</source>
        <translation>Все выбирают карты. %1</translation>
    </message>
    <message>
        <source>Give %1 the two cards that fit the clue best.</source>
        <translation>Рассказывает %1. Отдайте две самые подходящие карты.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>It is for you to choose the ending of the poem.</source>
        <translation>Концовку стихотворения выбираете вы.</translation>
    </message>
    <message>
        <source>Look at your cards. Whoever presses “I have a story” first begins.</source>
        <translation>Посмотрите на карты. Начинает тот, кто первым нажмёт «У меня есть история».</translation>
    </message>
    <message>
        <source>Lots were drawn: %1. The highest adds the ending.</source>
        <translation>Тянули жребий: %1. Концовку добавляет тот, у кого больше.</translation>
    </message>
    <message>
        <source>Swapped this round: %1</source>
        <translation>Обменяли в этом раунде: %1</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The others are choosing cards for your clue. %1</source>
        <translation>Остальные подбирают карты к вашей ассоциации. %1</translation>
    </message>
    <message>
        <source>The storyteller does not vote. %1</source>
        <translation>Рассказчик не голосует. %1</translation>
    </message>
    <message>
        <source>The votes are being cast. %1</source>
        <translation>Идёт голосование. %1</translation>
    </message>
    <message>
        <source>Think of anything to say. Whoever presses “I have a story” first begins.</source>
        <translation>Придумайте, что сказать. Начинает тот, кто первым нажмёт «У меня есть история».</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Ждём: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n player(s).</source>
        <translation>
            <numerusform>Ждём %n игрока.</numerusform>
            <numerusform>Ждём %n игроков.</numerusform>
            <numerusform>Ждём %n игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card is %1&apos;s? Click it.</source>
        <translation>Рассказывает %1. Какая карта загадана? Нажмите на неё.</translation>
    </message>
    <message>
        <source>Which card is %1&apos;s? Click one card, or two to be safer.</source>
        <translation>Рассказывает %1. Какая карта загадана? Нажмите на одну или, для верности, на две.</translation>
    </message>
    <message>
        <source>Which card will most people choose? Beware of the red marker.</source>
        <translation>Какую карту выберет большинство? Берегитесь красного маркера.</translation>
    </message>
    <message>
        <source>Which card will most people choose? Vote for it, then spoil one with the red marker.</source>
        <translation>Какую карту выберет большинство? Проголосуйте за неё, а потом испортите одну карту красным маркером.</translation>
    </message>
    <message>
        <source>Whoever has a story first becomes the storyteller.</source>
        <translation>Рассказчиком станет тот, у кого первым появится история.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points adds the ending.</source>
        <translation>Концовку добавляет тот, у кого меньше всего очков.</translation>
    </message>
    <message>
        <source>You are %1&apos;s partner: give a card that fits the clue.</source>
        <translation>Вы напарник рассказчика (%1): отдайте карту, подходящую к ассоциации.</translation>
    </message>
    <message>
        <source>You are the storyteller. Choose a card and give a clue to it.</source>
        <translation>Вы рассказчик. Выберите карту и придумайте к ней ассоциацию.</translation>
    </message>
    <message>
        <source>You are the storyteller. Say anything: you will see your cards after it.</source>
        <translation>Вы рассказчик. Скажите что угодно: свои карты вы увидите после этого.</translation>
    </message>
    <message>
        <source>You have given a card, so your partner votes. %1</source>
        <translation>Вы отдали карту, поэтому голосует напарник. %1</translation>
    </message>
    <message>
        <source>You have no chips left: you must guess a story.</source>
        <translation>У вас не осталось фишек: нужно назвать историю.</translation>
    </message>
    <message>
        <source>Your card is given; you may still take it back. %1</source>
        <translation>Карта отдана; ещё можно передумать. %1</translation>
    </message>
    <message>
        <source>Your partner has given; you will vote. %1</source>
        <translation>Ваш напарник отдал карту; голосовать будете вы. %1</translation>
    </message>
    <message>
        <source>Your vote is in; you may still take it back. %1</source>
        <translation>Голос принят; ещё можно передумать. %1</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Back to the vote</source>
        <translation>Назад к голосованию</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Key H</source>
        <translation>Клавиша H</translation>
    </message>
    <message>
        <source>Mend the clue</source>
        <translation>Исправить слова</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Мои карты</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Передумать</translation>
    </message>
</context>
<context>
    <name>StepperLine</name>
    <message>
        <source>%1: less</source>
        <translation>%1: меньше</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: больше</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>Key %1</source>
        <translation>Клавиша %1</translation>
    </message>
    <message>
        <source>Story %1 is out</source>
        <translation>История %1 выбыла</translation>
    </message>
    <message>
        <source>Story %1, chosen: %2</source>
        <translation>История %1, выбрана: %2</translation>
    </message>
    <message>
        <source>Story %1, the chosen one: %2</source>
        <translation>История %1, загаданная: %2</translation>
    </message>
    <message>
        <source>Story %1: %2</source>
        <translation>История %1: %2</translation>
    </message>
    <message>
        <source>guessed by %1</source>
        <translation>отгадывали: %1</translation>
    </message>
    <message>
        <source>the story</source>
        <translation>загадана</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>A telephone takes your seat</source>
        <translation>Ваше место займёт телефон</translation>
    </message>
    <message>
        <source>Break the game off</source>
        <translation>Прервать игру</translation>
    </message>
    <message>
        <source>Clocks and bots wait until somebody goes on; everybody sees who has called it</source>
        <translation>Часы и боты ждут, пока кто-нибудь не продолжит; все видят, кто объявил паузу</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>Elsewhere</source>
        <translation>На других экранах</translation>
    </message>
    <message>
        <source>End after this round</source>
        <translation>Закончить после раунда</translation>
    </message>
    <message>
        <source>Everybody returns to the lobby</source>
        <translation>Все вернутся в комнату ожидания</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Hand the table over to…</source>
        <translation>Передать стол…</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Хозяину стола</translation>
    </message>
    <message>
        <source>It goes on at another computer; everybody comes along</source>
        <translation>Игра продолжится на другом компьютере; все окажутся там</translation>
    </message>
    <message>
        <source>Only the host lets a bot play for somebody away</source>
        <translation>Бота за того, кого нет, сажает только хозяин стола</translation>
    </message>
    <message>
        <source>Open the table view</source>
        <translation>Открыть общий экран</translation>
    </message>
    <message>
        <source>Pause for everybody</source>
        <translation>Пауза для всех</translation>
    </message>
    <message>
        <source>Play on after this round</source>
        <translation>Играть и после раунда</translation>
    </message>
    <message>
        <source>Play on with another device</source>
        <translation>С другого устройства</translation>
    </message>
    <message>
        <source>Play without me</source>
        <translation>Играйте без меня</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The game goes on with one seat less</source>
        <translation>За столом станет одним местом меньше</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Time limits</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>With the scores as they stand then</source>
        <translation>С теми очками, какие тогда будут</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>A bot plays in your seat. If you come back while this game goes on, the seat, the cards and the points are yours again: sit down at this table on the first page.</source>
        <translation>На вашем месте будет играть бот. Если вы вернётесь, пока идёт эта игра, место, карты и очки снова ваши: сядьте за этот стол с первой страницы.</translation>
    </message>
    <message>
        <source>A bot plays this round to its end for you. Then your seat is taken away, your cards go to the discard, and the others play on; if too few are left, they are asked how to go on. You can go on watching.</source>
        <translation>Этот раунд за вас доиграет бот. Потом ваше место уберут, карты уйдут в сброс, и остальные будут играть дальше; если их слишком мало, их спросят, как быть. Вы сможете смотреть.</translation>
    </message>
    <message>
        <source>Break it off</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Break the game off?</source>
        <translation>Прервать игру?</translation>
    </message>
    <message>
        <source>End after this round</source>
        <translation>Закончить после раунда</translation>
    </message>
    <message>
        <source>End after this round?</source>
        <translation>Закончить после этого раунда?</translation>
    </message>
    <message>
        <source>Everybody returns to the lobby at once. The game counts for nothing; it can still be resumed from the first page.</source>
        <translation>Все сразу вернутся в комнату ожидания. Игра не засчитывается, но продолжить её можно с первой страницы.</translation>
    </message>
    <message>
        <source>Leave the game for good?</source>
        <translation>Выйти из игры совсем?</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Уйти из-за стола</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Уйти из-за стола?</translation>
    </message>
    <message>
        <source>Play without me</source>
        <translation>Играйте без меня</translation>
    </message>
    <message>
        <source>This round is played to its end. Then the game is over with the scores as they stand, and counts for the evening.</source>
        <translation>Раунд доиграют до конца. Потом игра закончится с теми очками, какие есть, и войдёт в счёт вечера.</translation>
    </message>
    <message>
        <source>This round is played to its end. Then the game is over with the scores as they stand.</source>
        <translation>Этот раунд будет доигран до конца. Потом игра закончится с тем счётом, какой будет.</translation>
    </message>
    <message>
        <source>You return to the lobby at once. A practice is not kept.</source>
        <translation>Вы сразу вернётесь в комнату ожидания. Тренировка не сохраняется.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Away from the table: %1</source>
        <translation>Нет за столом: %1</translation>
    </message>
    <message>
        <source>Cards are still to come from %1.</source>
        <translation>Ещё выбирают карту: %1.</translation>
    </message>
    <message>
        <source>Everything is ready. %1 starts the game.</source>
        <translation>Всё готово. Игру начинает %1.</translation>
    </message>
    <message>
        <source>Looking for a table…</source>
        <translation>Ищем стол…</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Round %1 of %2</source>
        <translation>Раунд %1 из %2</translation>
    </message>
    <message>
        <source>The connection is lost. It will come back by itself.</source>
        <translation>Связь потеряна. Она восстановится сама.</translation>
    </message>
    <message>
        <source>The host has closed the table. The next one appears here by itself.</source>
        <translation>Хозяин закрыл стол. Следующий появится здесь сам.</translation>
    </message>
    <message>
        <source>The table is moving to another computer.</source>
        <translation>Стол переезжает на другой компьютер.</translation>
    </message>
    <message>
        <source>Votes are still to come from %1.</source>
        <translation>Ещё голосуют: %1.</translation>
    </message>
    <message>
        <source>Which card is %1&apos;s?</source>
        <translation>Рассказывает %1. Какая карта загадана?</translation>
    </message>
    <message>
        <source>Which card will most people choose?</source>
        <translation>За какую карту проголосует большинство?</translation>
    </message>
</context>
<context>
    <name>TelevisionAway</name>
    <message>
        <source>%1 — %2</source>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Which table should be shown?</source>
        <translation>Какой стол показать?</translation>
    </message>
</context>
<context>
    <name>TelevisionLobby</name>
    <message>
        <source>A square to scan, for %1</source>
        <translation>Квадрат для сканирования: %1</translation>
    </message>
    <message>
        <source>Ask the host for the code of the room.</source>
        <translation>Код комнаты спросите у хозяина стола.</translation>
    </message>
    <message>
        <source>The code of the room:</source>
        <translation>Код комнаты:</translation>
    </message>
    <message>
        <source>With a laptop: open Dixit Qt and choose “%1”, or type</source>
        <translation>С ноутбука: откройте Dixit Qt и выберите «%1» или наберите</translation>
    </message>
    <message>
        <source>With a laptop: open Dixit Qt and choose “%1”.</source>
        <translation>С ноутбука: откройте Dixit Qt и выберите «%1».</translation>
    </message>
    <message>
        <source>With a telephone: scan the square, or open in a browser</source>
        <translation>С телефона: наведите камеру на квадрат или откройте в браузере</translation>
    </message>
</context>
<context>
    <name>TelevisionOrder</name>
    <message>
        <source>Most loved tonight</source>
        <translation>Любимая картинка вечера</translation>
    </message>
    <message>
        <source>The picture of the game</source>
        <translation>Картинка игры</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>TelevisionPersonTag</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n очко</numerusform>
            <numerusform>%1, %n очка</numerusform>
            <numerusform>%1, %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TelevisionWindow</name>
    <message>
        <source>%1 — table view</source>
        <translation>%1 — общий экран</translation>
    </message>
    <message>
        <source>Table view</source>
        <translation>Общий экран</translation>
    </message>
</context>
<context>
    <name>TellerAtThought</name>
    <message>
        <source>%1 is looking for a clue</source>
        <translation>%1 придумывает ассоциацию</translation>
    </message>
</context>
<context>
    <name>TimeLeft</name>
    <message>
        <source>Time left: %1</source>
        <translation>Осталось времени: %1</translation>
    </message>
</context>
<context>
    <name>TrackRabbit</name>
    <message numerus="yes">
        <source>%1, %n point(s)</source>
        <translation>
            <numerusform>%1, %n очко</numerusform>
            <numerusform>%1, %n очка</numerusform>
            <numerusform>%1, %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TroublePage</name>
    <message>
        <source>Address of the table</source>
        <translation>Адрес стола</translation>
    </message>
    <message>
        <source>Address of the table, if you know it</source>
        <translation>Адрес стола, если вы его знаете</translation>
    </message>
    <message>
        <source>Addresses of this computer: %1</source>
        <translation>Адреса этого компьютера: %1</translation>
    </message>
    <message>
        <source>Both computers must be on the same network. If you know the address of the table (the host&apos;s window shows it), type it here: then the way to it is examined, too.</source>
        <translation>Оба компьютера должны быть в одной сети. Если вы знаете адрес стола (его показывает окно хозяина), наберите его здесь: тогда будет проверен и путь к нему.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Проверяем…</translation>
    </message>
    <message>
        <source>Command to copy: %1</source>
        <translation>Команда, которую можно скопировать: %1</translation>
    </message>
    <message>
        <source>I cannot find the table</source>
        <translation>Не могу найти стол</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Искать снова</translation>
    </message>
</context>
<context>
    <name>VolumeChoice</name>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>loud</source>
        <translation>громко</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средне</translation>
    </message>
    <message>
        <source>no sound</source>
        <translation>без звука</translation>
    </message>
    <message>
        <source>soft</source>
        <translation>тихо</translation>
    </message>
</context>
<context>
    <name>VoteBar</name>
    <message>
        <source>Cast both votes</source>
        <translation>Отдать оба голоса</translation>
    </message>
    <message>
        <source>Cast this vote</source>
        <translation>Отдать один голос</translation>
    </message>
    <message>
        <source>First your own vote: which card will most people choose?</source>
        <translation>Сначала ваш голос: какую карту выберет большинство?</translation>
    </message>
    <message>
        <source>Now the red marker: which card should score nothing?</source>
        <translation>Теперь красный маркер: какая карта ничего не принесёт?</translation>
    </message>
    <message>
        <source>One or two cards.</source>
        <translation>Одна карта или две.</translation>
    </message>
    <message>
        <source>One vote: a right single vote brings one point more.</source>
        <translation>Один голос: верный единственный голос даёт ещё очко.</translation>
    </message>
</context>
<context>
    <name>VoteCard</name>
    <message>
        <source>Card %1, your own: %2</source>
        <translation>Карта %1, ваша: %2</translation>
    </message>
    <message>
        <source>Card %1, your vote: %2</source>
        <translation>Карта %1, ваш голос: %2</translation>
    </message>
    <message>
        <source>Card %1: %2</source>
        <translation>Карта %1: %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Клавиша %1</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваша</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 has come to the table.</source>
        <translation>%1 теперь за столом.</translation>
    </message>
    <message>
        <source>%1 has left the game; it goes on without that seat.</source>
        <translation>%1 выходит из игры; она идёт дальше без этого места.</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>%1 больше не за столом.</translation>
    </message>
    <message>
        <source>%1 has lost the connection; the seat is kept.</source>
        <translation>%1: связь пропала, место сохраняется.</translation>
    </message>
    <message>
        <source>%1 has taken a seat.</source>
        <translation>%1 теперь на своём месте.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1: снова на связи.</translation>
    </message>
    <message>
        <source>%1 is the host of the table now.</source>
        <translation>%1 теперь хозяин стола.</translation>
    </message>
    <message>
        <source>%1 lets the game go on.</source>
        <translation>%1: игра продолжается.</translation>
    </message>
    <message>
        <source>%1 was asked to leave the table.</source>
        <translation>%1: хозяин убрал игрока из-за стола.</translation>
    </message>
    <message>
        <source>A bot has made a move for %1.</source>
        <translation>%1: этот ход сделал бот.</translation>
    </message>
    <message>
        <source>A bot plays for %1.</source>
        <translation>%1: вместо игрока играет бот.</translation>
    </message>
    <message>
        <source>A card can only be given once.</source>
        <translation>Карту можно отдать только один раз.</translation>
    </message>
    <message>
        <source>A heart is for a picture of the round, not your own.</source>
        <translation>Сердечко — для картинки этого раунда, и не для своей.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>В имени должна быть хотя бы одна буква.</translation>
    </message>
    <message>
        <source>A pause, called by %1.</source>
        <translation>Пауза. Её объявил игрок %1.</translation>
    </message>
    <message>
        <source>A room code needs at least six letters or digits.</source>
        <translation>В коде комнаты должно быть не меньше шести букв или цифр.</translation>
    </message>
    <message>
        <source>A written clue needs words.</source>
        <translation>Письменной ассоциации нужны слова.</translation>
    </message>
    <message>
        <source>All seats of this edition are taken: you can watch.</source>
        <translation>Все места заняты: можно смотреть.</translation>
    </message>
    <message>
        <source>Another table stands at this address now. Look for it in the list.</source>
        <translation>По этому адресу теперь другой стол. Поищите свой в списке.</translation>
    </message>
    <message>
        <source>At this table nobody votes for the partner&apos;s card.</source>
        <translation>За этим столом не голосуют за карту напарника.</translation>
    </message>
    <message>
        <source>Choose a card to vote for.</source>
        <translation>Выберите карту, за которую голосуете.</translation>
    </message>
    <message>
        <source>Choose a deck of cards.</source>
        <translation>Выберите колоду карт.</translation>
    </message>
    <message>
        <source>Choose the card of your clue first.</source>
        <translation>Сначала выберите карту для своей ассоциации.</translation>
    </message>
    <message>
        <source>Enough people sit who came from this computer.</source>
        <translation>С этого компьютера за столом уже достаточно людей.</translation>
    </message>
    <message>
        <source>First the storyteller says whether the line fits.</source>
        <translation>Сначала рассказчик скажет, подходит ли строка.</translation>
    </message>
    <message>
        <source>In Party the clue comes first.</source>
        <translation>В «Диксит-пати» сначала называют ассоциацию.</translation>
    </message>
    <message>
        <source>In this edition both of a team leave together.</source>
        <translation>В этой игре команда уходит целиком.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>No card on the table has that number.</source>
        <translation>На столе нет карты с таким номером.</translation>
    </message>
    <message>
        <source>No game is running.</source>
        <translation>Игра сейчас не идёт.</translation>
    </message>
    <message>
        <source>One moment: the table is being given to another computer.</source>
        <translation>Минутку: стол передаётся на другой компьютер.</translation>
    </message>
    <message>
        <source>Only a written clue can be put right.</source>
        <translation>Поправить можно только написанную ассоциацию.</translation>
    </message>
    <message>
        <source>Only the host of the table can do that.</source>
        <translation>Это может сделать только хозяин стола.</translation>
    </message>
    <message>
        <source>Only the storyteller gives the clue.</source>
        <translation>Ассоциацию называет только рассказчик.</translation>
    </message>
    <message>
        <source>Only the storyteller has the red marker.</source>
        <translation>Красный маркер есть только у рассказчика.</translation>
    </message>
    <message>
        <source>Only the storyteller says whether a line fits.</source>
        <translation>Подходит ли строка, говорит только рассказчик.</translation>
    </message>
    <message>
        <source>Somebody at the table has that rabbit.</source>
        <translation>Этот кролик уже у кого-то за столом.</translation>
    </message>
    <message>
        <source>Somebody has given a card to this clue: it cannot be taken back or changed.</source>
        <translation>К этой ассоциации уже отдали карту: её не вернуть и не изменить.</translation>
    </message>
    <message>
        <source>Somebody is now called %1.</source>
        <translation>Кого-то за столом теперь зовут %1.</translation>
    </message>
    <message>
        <source>Somebody sits on that seat.</source>
        <translation>На этом месте уже кто-то сидит.</translation>
    </message>
    <message>
        <source>Somebody was faster with a story.</source>
        <translation>Кто-то нашёл историю раньше.</translation>
    </message>
    <message>
        <source>Teams are made of two: this edition is for 6, 8, 10 or 12 players.</source>
        <translation>В команде двое: играть могут 6, 8, 10 или 12 человек.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Этой карты нет у вас на руках.</translation>
    </message>
    <message>
        <source>That has to wait until the game is over.</source>
        <translation>Это можно будет сделать после игры.</translation>
    </message>
    <message>
        <source>That has to wait until the round is over.</source>
        <translation>Это возможно только между раундами.</translation>
    </message>
    <message>
        <source>That is not possible at this moment.</source>
        <translation>Сейчас этого сделать нельзя.</translation>
    </message>
    <message>
        <source>That is not possible.</source>
        <translation>Это невозможно.</translation>
    </message>
    <message>
        <source>That is not the number of cards.</source>
        <translation>Карт нужно другое число.</translation>
    </message>
    <message>
        <source>That line is not in your hand.</source>
        <translation>Этой строки нет у вас на руках.</translation>
    </message>
    <message>
        <source>That person is not at the table any more.</source>
        <translation>Этого человека уже нет за столом.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>Это место занято.</translation>
    </message>
    <message>
        <source>That story is turned over already.</source>
        <translation>Эта история уже перевёрнута.</translation>
    </message>
    <message>
        <source>That was not the room code. The host&apos;s window shows it.</source>
        <translation>Код комнаты другой. Его показывает окно хозяина.</translation>
    </message>
    <message>
        <source>The clue is too long.</source>
        <translation>Ассоциация слишком длинная.</translation>
    </message>
    <message>
        <source>The connection to the host was lost.</source>
        <translation>Связь с хозяином стола пропала.</translation>
    </message>
    <message>
        <source>The connection was too slow for the game.</source>
        <translation>Связь слишком медленная для игры.</translation>
    </message>
    <message>
        <source>The connection was too slow to join.</source>
        <translation>Связь слишком медленная: подключиться не удалось.</translation>
    </message>
    <message>
        <source>The decks have %1 cards, at least %2 are needed: add a deck.</source>
        <translation>Карт в колодах: %1, а нужно не меньше %2. Добавьте колоду.</translation>
    </message>
    <message>
        <source>The decks hold the same card twice.</source>
        <translation>Одна и та же карта лежит в колодах дважды.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Игра начинается.</translation>
    </message>
    <message>
        <source>The game goes on where it stopped.</source>
        <translation>Игра продолжается с того места, где остановилась.</translation>
    </message>
    <message>
        <source>The game goes on, but it cannot be saved on the host&apos;s disk.</source>
        <translation>Игра продолжается, но сохранить её на диске хозяина не удаётся.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The host does not have that deck.</source>
        <translation>У хозяина стола нет такой колоды.</translation>
    </message>
    <message>
        <source>The host does not have those verses.</source>
        <translation>У хозяина стола нет таких стихов.</translation>
    </message>
    <message>
        <source>The host has asked you to leave the table.</source>
        <translation>Хозяин убрал вас из-за стола.</translation>
    </message>
    <message>
        <source>The host has closed the table. Your seat is kept until it opens again.</source>
        <translation>Хозяин закрыл стол. Ваше место сохранится до его возвращения.</translation>
    </message>
    <message>
        <source>The host has ended the game.</source>
        <translation>Хозяин закончил игру.</translation>
    </message>
    <message>
        <source>The host has switched reactions off.</source>
        <translation>Хозяин стола выключил жесты кроликов.</translation>
    </message>
    <message>
        <source>The host is about to close the table.</source>
        <translation>Хозяин закрывает стол.</translation>
    </message>
    <message>
        <source>The player with the fewest points chooses the ending.</source>
        <translation>Концовку выбирает тот, у кого меньше всего очков.</translation>
    </message>
    <message>
        <source>The poem has no such line.</source>
        <translation>В стихотворении нет такой строки.</translation>
    </message>
    <message>
        <source>The red marker must lie on a card.</source>
        <translation>Красный маркер нужно положить на карту.</translation>
    </message>
    <message>
        <source>The room is full, for spectators too.</source>
        <translation>Комната заполнена, даже для зрителей.</translation>
    </message>
    <message>
        <source>The storyteller knows the answer and does not vote.</source>
        <translation>Рассказчик знает ответ и не голосует.</translation>
    </message>
    <message>
        <source>The storyteller knows the story and does not guess.</source>
        <translation>Рассказчик знает историю и не отгадывает.</translation>
    </message>
    <message>
        <source>The storyteller&apos;s card lies on the table already.</source>
        <translation>Карта рассказчика уже лежит на столе.</translation>
    </message>
    <message>
        <source>The switch cannot be set to that.</source>
        <translation>Это правило нельзя так изменить.</translation>
    </message>
    <message>
        <source>The table and this program did not understand each other.</source>
        <translation>Стол и эта программа не поняли друг друга.</translation>
    </message>
    <message>
        <source>The table cannot be given there: that program cannot host.</source>
        <translation>Туда стол передать нельзя: та программа не может быть хозяином.</translation>
    </message>
    <message>
        <source>The table does not wait for that player.</source>
        <translation>Стол не ждёт этого игрока.</translation>
    </message>
    <message>
        <source>The table has moved to another computer. Look for it in the list.</source>
        <translation>Стол переехал на другой компьютер. Поищите его в списке.</translation>
    </message>
    <message>
        <source>The table is at %1&apos;s computer now; the game goes on.</source>
        <translation>Стол теперь на компьютере игрока %1; игра продолжается.</translation>
    </message>
    <message>
        <source>The table is being given to %1: one moment.</source>
        <translation>Стол передаётся игроку %1: минутку.</translation>
    </message>
    <message>
        <source>The table is just moving to another computer.</source>
        <translation>Стол как раз переезжает на другой компьютер.</translation>
    </message>
    <message>
        <source>The table stays here: its decks have too many words.</source>
        <translation>Стол остаётся здесь: в его колодах слишком много слов.</translation>
    </message>
    <message>
        <source>The table stays here: nobody could reach that computer.</source>
        <translation>Стол остаётся здесь: к тому компьютеру никто не смог бы подключиться.</translation>
    </message>
    <message>
        <source>The table stays here: that computer does not have all the pictures.</source>
        <translation>Стол остаётся здесь: на том компьютере есть не все картинки.</translation>
    </message>
    <message>
        <source>The table stays here: that computer does not have these verses.</source>
        <translation>Стол остаётся здесь: на том компьютере нет этих стихов.</translation>
    </message>
    <message>
        <source>The table stays here: that computer hosts another table.</source>
        <translation>Стол остаётся здесь: на том компьютере уже есть свой стол.</translation>
    </message>
    <message>
        <source>The table stays here: that computer was not ready in time. Try again in a while.</source>
        <translation>Стол остаётся здесь: тот компьютер не успел подготовиться. Попробуйте ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>The table stays here: that computer&apos;s disk is full.</source>
        <translation>Стол остаётся здесь: на диске того компьютера нет места.</translation>
    </message>
    <message>
        <source>The table stays here: that program did not understand it.</source>
        <translation>Стол остаётся здесь: та программа его не поняла.</translation>
    </message>
    <message>
        <source>The table stays here: the connection there was lost.</source>
        <translation>Стол остаётся здесь: связь с тем компьютером прервалась.</translation>
    </message>
    <message>
        <source>The table stays here: this computer&apos;s disk did not take the last word about it.</source>
        <translation>Стол остаётся здесь: запись об этом не удалось сохранить на диск.</translation>
    </message>
    <message>
        <source>The table stays where it was; the game goes on.</source>
        <translation>Стол остаётся там, где был; игра продолжается.</translation>
    </message>
    <message>
        <source>The table uses another version of Dixit Qt. Install the same version on both.</source>
        <translation>За столом другая версия Dixit Qt. Установите на оба компьютера одну и ту же.</translation>
    </message>
    <message>
        <source>The verses have %1 endings, at least %2 are needed.</source>
        <translation>Концовок в этих стихах: %1, а нужно не меньше %2.</translation>
    </message>
    <message>
        <source>The verses have %1 lines, at least %2 are needed.</source>
        <translation>Строк в этих стихах: %1, а нужно не меньше %2.</translation>
    </message>
    <message>
        <source>The whole game is saved again.</source>
        <translation>Игра снова сохраняется целиком.</translation>
    </message>
    <message>
        <source>There is no such ending to choose.</source>
        <translation>Такой концовки среди них нет.</translation>
    </message>
    <message>
        <source>There is no such place at the table.</source>
        <translation>За столом нет такого места.</translation>
    </message>
    <message>
        <source>There is no such story on the table.</source>
        <translation>На столе нет такой истории.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Брать назад нечего.</translation>
    </message>
    <message>
        <source>This computer has sent too many messages at once.</source>
        <translation>Этот компьютер отправил слишком много сообщений сразу.</translation>
    </message>
    <message>
        <source>This edition has no red marker.</source>
        <translation>В этом варианте игры нет красного маркера.</translation>
    </message>
    <message>
        <source>This edition has no such switch.</source>
        <translation>В этом варианте игры нет такого правила.</translation>
    </message>
    <message>
        <source>This edition is for at most %2 players; at the table: %1.</source>
        <translation>Игроков может быть не больше %2, сейчас за столом %1.</translation>
    </message>
    <message>
        <source>This edition needs at least %2 players; at the table: %1.</source>
        <translation>Игроков нужно не меньше %2, сейчас за столом %1.</translation>
    </message>
    <message>
        <source>This kind of clue is not allowed at this table.</source>
        <translation>За этим столом такие ассоциации не приняты.</translation>
    </message>
    <message>
        <source>This program does not know the edition.</source>
        <translation>Эта программа не знает такого варианта игры.</translation>
    </message>
    <message>
        <source>This table asks for its room code. The host&apos;s window shows it.</source>
        <translation>За этот стол садятся по коду комнаты. Его показывает окно хозяина.</translation>
    </message>
    <message>
        <source>This table does not give its address.</source>
        <translation>Стол не сообщает свой адрес.</translation>
    </message>
    <message>
        <source>This table has no code now, so others on the network could read along. Ask the host before you join.</source>
        <translation>У этого стола сейчас нет кода: другие в сети смогут прочитать всё, что здесь говорится. Спросите хозяина стола, прежде чем войти.</translation>
    </message>
    <message>
        <source>This table uses a newer version of Dixit Qt than yours.</source>
        <translation>За этим столом более новая версия Dixit Qt, чем у вас.</translation>
    </message>
    <message>
        <source>This table uses an older version of Dixit Qt than yours.</source>
        <translation>За этим столом более старая версия Dixit Qt, чем у вас.</translation>
    </message>
    <message>
        <source>Those are too many votes.</source>
        <translation>Голосов слишком много.</translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>Too late to sit down: not everybody would tell as often any more.</source>
        <translation>Садиться поздно: не все успели бы рассказать поровну.</translation>
    </message>
    <message>
        <source>Too late: the game has gone on.</source>
        <translation>Поздно: игра уже пошла дальше.</translation>
    </message>
    <message>
        <source>Too many computers are connected to this table at present.</source>
        <translation>К этому столу сейчас подключено слишком много компьютеров.</translation>
    </message>
    <message>
        <source>Too many room codes were tried at this table. The next one is taken in a minute.</source>
        <translation>За этим столом пробовали слишком много кодов. Следующий примут через минуту.</translation>
    </message>
    <message>
        <source>Two votes go to two different cards.</source>
        <translation>Два голоса отдают за две разные карты.</translation>
    </message>
    <message>
        <source>Whoever has given a card does not vote: your partner does.</source>
        <translation>Кто отдал карту, тот не голосует: голосует напарник.</translation>
    </message>
    <message>
        <source>With these rules nobody can ever reach the goal.</source>
        <translation>По таким правилам никто не сможет прийти к цели.</translation>
    </message>
    <message>
        <source>You are watching: only players act.</source>
        <translation>Вы смотрите: ходят только игроки.</translation>
    </message>
    <message>
        <source>You cannot vote for your own card.</source>
        <translation>За свою карту не голосуют.</translation>
    </message>
    <message>
        <source>You have a seat already.</source>
        <translation>Вы уже сидите за столом.</translation>
    </message>
    <message>
        <source>You have exchanged a line in this round already.</source>
        <translation>В этом раунде вы уже меняли строку.</translation>
    </message>
    <message>
        <source>You have given already.</source>
        <translation>Вы уже отдали карту.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Вы вышли из-за стола.</translation>
    </message>
    <message>
        <source>You have no guess chip left.</source>
        <translation>У вас не осталось фишек догадки.</translation>
    </message>
    <message>
        <source>You have no seat at this table.</source>
        <translation>У вас нет места за этим столом.</translation>
    </message>
    <message>
        <source>You have seen your hand since: the clue cannot be taken back.</source>
        <translation>Вы уже видели свои карты: ассоциацию не вернуть.</translation>
    </message>
    <message>
        <source>You have taken your seat from another window; the game goes on there.</source>
        <translation>Вы сели на своё место из другого окна: игра продолжается там.</translation>
    </message>
    <message>
        <source>You have voted already.</source>
        <translation>Вы уже проголосовали.</translation>
    </message>
    <message>
        <source>Your partner has given a card: you will vote.</source>
        <translation>Ваш напарник отдал карту: голосовать будете вы.</translation>
    </message>
    <message>
        <source>Your rabbit needs a moment to catch its breath.</source>
        <translation>Пусть ваш кролик переведёт дух.</translation>
    </message>
</context>
<context>
    <name>WorkshopDesk</name>
    <message>
        <source>Drop pictures, folders or zip archives here, as many as you like at once.</source>
        <translation>Перетащите сюда картинки, папки или архивы zip — сколько угодно сразу.</translation>
    </message>
    <message>
        <source>Holiday photographs, children&apos;s drawings, old postcards: everything with a story in it. %1 pictures make a full deck; the files themselves stay as they are.</source>
        <translation>Снимки из отпуска, детские рисунки, старые открытки — всё, в чём есть история. В полной колоде карт: %1; сами файлы останутся как есть.</translation>
    </message>
</context>
<context>
    <name>WorkshopOrder</name>
    <message>
        <source>%1 make a full deck.</source>
        <translation>Полная колода — %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n картинка</numerusform>
            <numerusform>%n картинки</numerusform>
            <numerusform>%n картинок</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose pictures…</source>
        <translation>Выбрать картинки…</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Looking at the pictures…</source>
        <translation>Рассматриваем картинки…</translation>
    </message>
    <message>
        <source>Make the deck</source>
        <translation>Собрать колоду</translation>
    </message>
    <message>
        <source>Making the deck…</source>
        <translation>Собираем колоду…</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>To the decks</source>
        <translation>К колодам</translation>
    </message>
    <message>
        <source>What is the deck called?</source>
        <translation>Как называется колода?</translation>
    </message>
    <message>
        <source>Who made the pictures</source>
        <translation>Автор картинок</translation>
    </message>
    <message>
        <source>Who made the pictures?</source>
        <translation>Чьи это картинки?</translation>
    </message>
</context>
</TS>
