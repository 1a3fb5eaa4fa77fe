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
        <source>Source version</source>
        <translation>Версия исходного кода</translation>
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
        <source>%1&apos;s card was the most popular, but the red marker spoiled it:</source>
        <translation>Больше всего голосов собрала карта игрока %1, но её испортил красный маркер:</translation>
    </message>
    <message>
        <source>%1&apos;s card was the most popular:</source>
        <translation>Больше всего голосов собрала карта игрока %1:</translation>
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
        <source>The album couldn&apos;t be saved: %1</source>
        <translation>Не удалось сохранить альбом: %1</translation>
    </message>
    <message>
        <source>The whole evening</source>
        <translation>Весь вечер</translation>
    </message>
    <message>
        <source>mimed</source>
        <translation>пантомима</translation>
    </message>
    <message>
        <source>said aloud</source>
        <translation>сказано вслух</translation>
    </message>
    <message>
        <source>sung</source>
        <translation>песня</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>AlbumCover</name>
    <message>
        <source>The rounds of this game as a book</source>
        <translation>Раунды этой игры в виде книги</translation>
    </message>
</context>
<context>
    <name>AlbumExports</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>Save as pictures</source>
        <translation>Сохранить картинками</translation>
    </message>
    <message>
        <source>Save every page as a picture</source>
        <translation>Сохранить каждую страницу картинкой</translation>
    </message>
    <message>
        <source>Save the whole album as a book</source>
        <translation>Сохранить весь альбом одной книгой</translation>
    </message>
</context>
<context>
    <name>AlbumPage</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Альбом</translation>
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
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>%1 has given a clue that isn&apos;t written down.</source>
        <translation>Рассказчик — %1. Ассоциация без слов.</translation>
    </message>
</context>
<context>
    <name>BetweenRounds</name>
    <message>
        <source>%1 is away.</source>
        <translation>%1 не на связи.</translation>
    </message>
    <message>
        <source>%1 is away. The host can let a bot play.</source>
        <translation>%1 не на связи. Хозяин стола может отдать ход боту.</translation>
    </message>
    <message>
        <source>%1 won&apos;t come back, and there are too few players left.</source>
        <translation>Игроков остаётся слишком мало. Больше не в игре: %1.</translation>
    </message>
    <message>
        <source>%1 would like to join: a new team needs one more player.</source>
        <translation>Тоже хочет играть: %1. Для новой команды нужен ещё один игрок.</translation>
    </message>
    <message>
        <source>%1 would like to take over from %2, who is away.</source>
        <translation>%1 хочет заменить игрока %2, который не на связи.</translation>
    </message>
    <message>
        <source>A bot is playing for you.</source>
        <translation>За вас играет бот.</translation>
    </message>
    <message>
        <source>A team needs two players: somebody else has to join, too.</source>
        <translation>В команде двое: нужен ещё один игрок.</translation>
    </message>
    <message>
        <source>All seats are taken.</source>
        <translation>Все места заняты.</translation>
    </message>
    <message>
        <source>Joining after this round: %1.</source>
        <translation>Со следующего раунда за столом: %1.</translation>
    </message>
    <message>
        <source>Paused by %1. Timers and bots are stopped.</source>
        <translation>Пауза по просьбе игрока %1. Часы и боты остановлены.</translation>
    </message>
    <message>
        <source>The seat will be yours after this round, if the host agrees.</source>
        <translation>Место станет вашим после раунда, если хозяин стола согласится.</translation>
    </message>
    <message>
        <source>The seat will be yours when this round is over.</source>
        <translation>Место станет вашим, когда раунд закончится.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough cards for another player.</source>
        <translation>Ещё на одного игрока карт не хватит.</translation>
    </message>
    <message>
        <source>This is the last round.</source>
        <translation>Это последний раунд.</translation>
    </message>
    <message>
        <source>You&apos;ll join in the next game.</source>
        <translation>Вы сядете за стол в начале следующей игры.</translation>
    </message>
    <message>
        <source>You&apos;ll join when this round is over.</source>
        <translation>Вы сядете за стол, когда раунд закончится.</translation>
    </message>
    <message>
        <source>You&apos;re watching.</source>
        <translation>Вы зритель.</translation>
    </message>
    <message>
        <source>You&apos;re watching. There is a free seat at the table.</source>
        <translation>Вы зритель. За столом есть свободное место.</translation>
    </message>
</context>
<context>
    <name>BetweenRoundsSlip</name>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Играть дальше</translation>
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
        <source>Let a bot play</source>
        <translation>Пусть играет бот</translation>
    </message>
    <message>
        <source>Let a bot take over</source>
        <translation>Пусть дальше играет бот</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Сесть за стол</translation>
    </message>
    <message>
        <source>Take my seat back</source>
        <translation>Вернуться на место</translation>
    </message>
    <message>
        <source>The scores at that point are final</source>
        <translation>Засчитаются очки, набранные к этому моменту</translation>
    </message>
    <message>
        <source>Until they&apos;re back</source>
        <translation>Пока игрок не вернётся</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Подождать</translation>
    </message>
    <message>
        <source>You&apos;ll be asked again in a minute</source>
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
        <translation>Изображения</translation>
    </message>
    <message>
        <source>This folder can&apos;t be opened.</source>
        <translation>Эту папку не удаётся открыть.</translation>
    </message>
</context>
<context>
    <name>BrowserSheet</name>
    <message numerus="yes">
        <source>Add %n chosen</source>
        <translation>
            <numerusform>Добавить %n картинку</numerusform>
            <numerusform>Добавить %n картинки</numerusform>
            <numerusform>Добавить %n картинок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add all %n picture(s) of this folder</source>
        <translation>
            <numerusform>Добавить всю папку (%n картинка)</numerusform>
            <numerusform>Добавить всю папку (%n картинки)</numerusform>
            <numerusform>Добавить всю папку (%n картинок)</numerusform>
        </translation>
    </message>
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
    <message>
        <source>Parent folder</source>
        <translation>На уровень выше</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
</context>
<context>
    <name>CardFace</name>
    <message>
        <source>Loading the picture…</source>
        <translation>Картинка загружается…</translation>
    </message>
    <message>
        <source>This picture can&apos;t be shown</source>
        <translation>Эту картинку не удаётся показать</translation>
    </message>
</context>
<context>
    <name>CardPiles</name>
    <message numerus="yes">
        <source>%n card(s) in the discard pile</source>
        <translation>
            <numerusform>%n карта в сбросе</numerusform>
            <numerusform>%n карты в сбросе</numerusform>
            <numerusform>%n карт в сбросе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the draw pile</source>
        <translation>
            <numerusform>%n карта в стопке</numerusform>
            <numerusform>%n карты в стопке</numerusform>
            <numerusform>%n карт в стопке</numerusform>
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
        <source>A game is in progress. A bot will play for you; if you come back during this game, you get your seat, cards and points back.</source>
        <translation>Игра идёт. За вас сыграет бот; если вернётесь до конца игры, место, карты и очки снова станут вашими.</translation>
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
        <source>Leave the table</source>
        <translation>Уйти из-за стола</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Уйти из-за стола?</translation>
    </message>
    <message>
        <source>Or hand the table over to somebody who is staying: the game continues on their computer.</source>
        <translation>Или передайте стол тому, кто остаётся: игра продолжится на его компьютере.</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>You&apos;re hosting this table: it closes when you close this window. A game in progress is saved, and you can resume it next time; everybody gets their seat back.</source>
        <translation>Вы хозяин этого стола: он закроется вместе с вашим окном. Начатая игра сохранится, и в следующий раз её можно будет продолжить; все вернутся на свои места.</translation>
    </message>
</context>
<context>
    <name>Clue</name>
    <message>
        <source>Aloud</source>
        <translation>Вслух</translation>
    </message>
    <message>
        <source>Mime</source>
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
        <source>Drag your card here, or click it</source>
        <translation>Перетащите сюда свою карту или нажмите на неё</translation>
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
        <source>Your clue</source>
        <translation>Ваша ассоциация</translation>
    </message>
</context>
<context>
    <name>ClueMending</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Edit the words. Your card stays, and everybody sees that the clue has changed.</source>
        <translation>Исправьте слова: карта останется той же, а все увидят, что ассоциация изменилась.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
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
        <translation>Рассказчик %1: %2</translation>
    </message>
    <message>
        <source>mime</source>
        <translation>пантомима</translation>
    </message>
    <message>
        <source>said aloud</source>
        <translation>сказано вслух</translation>
    </message>
    <message>
        <source>song</source>
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
        <source>Hi!</source>
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
            <numerusform>%n картинка этого раунда ещё загружается.</numerusform>
            <numerusform>%n картинки этого раунда ещё загружаются.</numerusform>
            <numerusform>%n картинок этого раунда ещё загружаются.</numerusform>
        </translation>
    </message>
    <message>
        <source>Connecting to the table…</source>
        <translation>Подключаемся…</translation>
    </message>
    <message>
        <source>The connection to the table was lost. Your seat is kept.</source>
        <translation>Связь со столом пропала. Ваше место сохраняется.</translation>
    </message>
    <message>
        <source>The table is moving to another computer; you&apos;ll follow automatically.</source>
        <translation>Стол переезжает на другой компьютер; вы подключитесь к нему автоматически.</translation>
    </message>
    <message>
        <source>The table isn&apos;t answering yet.</source>
        <translation>Стол пока не отвечает.</translation>
    </message>
    <message>
        <source>There is no answer at this address.</source>
        <translation>По этому адресу никто не отвечает.</translation>
    </message>
    <message>
        <source>Trying again: attempt %1</source>
        <translation>Пробуем снова: попытка %1</translation>
    </message>
</context>
<context>
    <name>ConnectionBanner</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Find out why</source>
        <translation>Узнать почему</translation>
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
        <source>Sit down</source>
        <translation>Сесть за него</translation>
    </message>
    <message>
        <source>Table code</source>
        <translation>Код стола</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
</context>
<context>
    <name>CropEditor</name>
    <message>
        <source>Card title</source>
        <translation>Название карты</translation>
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
        <source>Drag the frame, or move it with the arrow keys; + and − change its size.</source>
        <translation>Рамку можно перетаскивать или двигать стрелками; + и − меняют её размер.</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Увеличить рамку</translation>
    </message>
    <message>
        <source>Remove this picture</source>
        <translation>Убрать картинку</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Уменьшить рамку</translation>
    </message>
    <message>
        <source>This part becomes the card</source>
        <translation>Картой станет эта часть</translation>
    </message>
</context>
<context>
    <name>CropWindow</name>
    <message>
        <source>The arrow keys move the frame, + and − change its size, C centres it.</source>
        <translation>Стрелки двигают рамку, плюс и минус меняют её размер, клавиша C ставит её по центру.</translation>
    </message>
    <message>
        <source>The part of the picture that becomes the card</source>
        <translation>Часть картинки, которая станет картой</translation>
    </message>
</context>
<context>
    <name>DeckCare</name>
    <message>
        <source>Deck name</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete “%1” with all its pictures? Saved games that use it can&apos;t be resumed.</source>
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
        <source>Let go: pictures become a deck; a saved game is added to the list</source>
        <translation>Отпустите: картинки станут колодой, а сохранённая игра появится в списке</translation>
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
        <source>Disk error: %1</source>
        <translation>Ошибка диска: %1</translation>
    </message>
    <message>
        <source>Enough for every edition and any number of players.</source>
        <translation>Хватает для любого варианта игры и любого числа игроков.</translation>
    </message>
    <message>
        <source>Enough for:</source>
        <translation>Этого хватает:</translation>
    </message>
    <message>
        <source>Not enough for any edition yet.</source>
        <translation>Пока не хватает ни для одного варианта игры.</translation>
    </message>
    <message>
        <source>Something went wrong: %1</source>
        <translation>Что-то пошло не так: %1</translation>
    </message>
    <message>
        <source>can&apos;t be read</source>
        <translation>не читается</translation>
    </message>
    <message>
        <source>has too many pixels; make it smaller</source>
        <translation>— в картинке слишком много пикселей; уменьшите её</translation>
    </message>
    <message>
        <source>is a damaged zip archive</source>
        <translation>— повреждённый ZIP-архив</translation>
    </message>
    <message>
        <source>is a shortcut, not a picture</source>
        <translation>— ярлык, а не сама картинка</translation>
    </message>
    <message>
        <source>is already in the deck</source>
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
        <source>is left out: the deck is full</source>
        <translation>— лишняя картинка: колода уже полна</translation>
    </message>
    <message>
        <source>is not a picture (JPEG, PNG, WebP, BMP or GIF)</source>
        <translation>— не картинка (годятся JPEG, PNG, WebP, BMP и GIF)</translation>
    </message>
    <message>
        <source>is password-protected</source>
        <translation>— файл под паролем</translation>
    </message>
    <message>
        <source>is too large</source>
        <translation>— слишком большой файл</translation>
    </message>
    <message>
        <source>is too small</source>
        <translation>— слишком маленькая картинка</translation>
    </message>
    <message>
        <source>would be unpacked outside its folder; don&apos;t trust that archive</source>
        <translation>распаковался бы за пределы папки; не доверяйте этому архиву</translation>
    </message>
    <message>
        <source>would unpack to an enormous size; don&apos;t trust that archive</source>
        <translation>после распаковки займёт слишком много места; не доверяйте этому архиву</translation>
    </message>
</context>
<context>
    <name>DeckShelf</name>
    <message>
        <source>From a folder, a zip archive or pictures dropped on the window</source>
        <translation>Из папки, ZIP-архива или картинок, перетащенных в окно</translation>
    </message>
    <message>
        <source>Make your own deck</source>
        <translation>Собрать свою колоду</translation>
    </message>
    <message>
        <source>No decks on this computer yet. Make one from your own pictures, or join a table: its cards are downloaded.</source>
        <translation>На этом компьютере пока нет колод. Соберите колоду из своих картинок или сядьте за чужой стол: карты загрузятся сами.</translation>
    </message>
    <message>
        <source>These decks can&apos;t be used:</source>
        <translation>Эти колоды не открываются:</translation>
    </message>
</context>
<context>
    <name>DeckSpread</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
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
            <numerusform>выкладывали %n раз</numerusform>
            <numerusform>выкладывали %n раза</numerusform>
            <numerusform>выкладывали %n раз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>Your own deck</source>
        <translation>Своя колода</translation>
    </message>
</context>
<context>
    <name>EditionPanel</name>
    <message>
        <source>Choose another edition</source>
        <translation>Выбрать другой вариант</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Вариант игры</translation>
    </message>
</context>
<context>
    <name>EditionSheet</name>
    <message>
        <source>Continue: %1</source>
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
        <source>A poem grows line by line; guess which picture it is about. With two players, you also face a virtual rival.</source>
        <translation>Стихотворение растёт строка за строкой; отгадайте, о какой оно картинке. Если вас двое, третьим сядет виртуальный соперник.</translation>
    </message>
    <message>
        <source>Bonus for guessing with one vote instead of two</source>
        <translation>Бонус нашедшему, если он отдал один голос из двух</translation>
    </message>
    <message>
        <source>Cards each player gives</source>
        <translation>Сколько карт отдаёт каждый</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Карт на руках</translation>
    </message>
    <message>
        <source>Chips for each player</source>
        <translation>Фишек у каждого</translation>
    </message>
    <message>
        <source>Dixit</source>
        <translation>Диксит</translation>
    </message>
    <message>
        <source>Dixit Odyssey</source>
        <translation>Диксит Одиссея</translation>
    </message>
    <message>
        <source>Dixit Party</source>
        <translation>Диксит-пати</translation>
    </message>
    <message>
        <source>Dixit Party: pass hands left</source>
        <translation>Диксит-пати: карты по кругу</translation>
    </message>
    <message numerus="yes">
        <source>Dixit to %n point(s)</source>
        <translation>
            <numerusform>Диксит до %n очка</numerusform>
            <numerusform>Диксит до %n очков</numerusform>
            <numerusform>Диксит до %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Dixit to the last card</source>
        <translation>Диксит до последней карты</translation>
    </message>
    <message>
        <source>Kinds of clue</source>
        <translation>Виды ассоциаций</translation>
    </message>
    <message>
        <source>Latecomers start with</source>
        <translation>Опоздавшие начинают</translation>
    </message>
    <message>
        <source>Maximum number of players</source>
        <translation>Наибольшее число игроков</translation>
    </message>
    <message>
        <source>Maximum votes that count per card</source>
        <translation>Сколько голосов за карту засчитывается</translation>
    </message>
    <message>
        <source>More or fewer chips than usual (+/−)</source>
        <translation>Добавить или убавить фишек (+/−)</translation>
    </message>
    <message>
        <source>Odyssey, 3–12 players</source>
        <translation>Одиссея, 3–12 игроков</translation>
    </message>
    <message>
        <source>One player describes a card in a few words; the others hide it among theirs.</source>
        <translation>Один описывает свою карту в нескольких словах, остальные прячут её среди своих.</translation>
    </message>
    <message>
        <source>One player describes a card in a few words; the others hide it among theirs. At 30 points the game ends, and the highest score wins.</source>
        <translation>Один описывает свою карту в нескольких словах, остальные прячут её среди своих. Игра идёт до 30 очков, побеждает тот, у кого их больше.</translation>
    </message>
    <message>
        <source>One player describes a card in a few words; the others hide it among theirs. The game ends with the last card, and the highest score wins.</source>
        <translation>Один описывает свою карту в нескольких словах, остальные прячут её среди своих. Игра идёт до последней карты в стопке, побеждает тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>One player describes a card in a few words; the others hide it among theirs. With seven or more players you may vote for two cards.</source>
        <translation>Один описывает свою карту в нескольких словах, остальные прячут её среди своих. Если игроков семеро и больше, можно голосовать за две карты.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other and share a rabbit: one gives a card, the other votes.</source>
        <translation>Напарники сидят друг напротив друга, кролик у них общий: один отдаёт карту, другой голосует.</translation>
    </message>
    <message>
        <source>Party, but after each round everybody passes their hand to the left.</source>
        <translation>«Диксит-пати», в которой после каждого раунда карты переходят к соседу слева.</translation>
    </message>
    <message>
        <source>Pass hands left after each round</source>
        <translation>После раунда все карты передают налево</translation>
    </message>
    <message>
        <source>Penalty for a wrong guess</source>
        <translation>Штраф за неверную догадку</translation>
    </message>
    <message>
        <source>Penalty for voting for the card with the red marker</source>
        <translation>Штраф, если выбрана карта с красным маркером</translation>
    </message>
    <message>
        <source>Poetry</source>
        <translation>Поэзия</translation>
    </message>
    <message>
        <source>Points for a line that doesn&apos;t fit</source>
        <translation>Очки за неподходящую строку</translation>
    </message>
    <message>
        <source>Points for a line that fits</source>
        <translation>Очки за подходящую строку</translation>
    </message>
    <message>
        <source>Points for storyteller and finder if only one player finds the card</source>
        <translation>Очки рассказчику и нашедшему, если карту нашёл только один</translation>
    </message>
    <message>
        <source>Points for storyteller and finders if some, but not all, find the card</source>
        <translation>Очки рассказчику и нашедшим, если карту нашла часть игроков</translation>
    </message>
    <message>
        <source>Points for the ending</source>
        <translation>Очки за концовку</translation>
    </message>
    <message>
        <source>Points for the others if everybody or nobody finds the card</source>
        <translation>Очки остальным, если карту нашли все или не нашёл никто</translation>
    </message>
    <message>
        <source>Points per chip for a right guess</source>
        <translation>Очки отгадавшему за каждую его фишку</translation>
    </message>
    <message>
        <source>Points per vote for your card</source>
        <translation>Очки за каждый голос за вашу карту</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Очков для победы</translation>
    </message>
    <message>
        <source>Second vote with at least this many players</source>
        <translation>Второй голос, если игроков не меньше</translation>
    </message>
    <message>
        <source>Shuffle the discard pile when the draw pile runs out</source>
        <translation>Когда стопка кончится, перемешать сброс</translation>
    </message>
    <message>
        <source>Single-vote bonus even if everybody finds the card</source>
        <translation>Бонус за один голос из двух, даже если карту нашли все</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Очки в начале</translation>
    </message>
    <message>
        <source>Storyteller&apos;s penalty if everybody finds the card</source>
        <translation>Штраф рассказчику, если карту нашли все</translation>
    </message>
    <message>
        <source>Team Dixit</source>
        <translation>Командный Диксит</translation>
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
        <source>The highest score wins.</source>
        <translation>Побеждает тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>The storyteller gives the clue before seeing any cards; everybody guesses which card will be the most popular.</source>
        <translation>Рассказчик называет ассоциацию, ещё не видя карт; все стараются выбрать ту же карту, что и большинство.</translation>
    </message>
    <message>
        <source>Turns as storyteller</source>
        <translation>Сколько раз каждый бывает рассказчиком</translation>
    </message>
    <message>
        <source>Votes for your partner&apos;s card are allowed (if not, the voter knows which one it is)</source>
        <translation>Можно голосовать за карту напарника (если нельзя, голосующий знает, какая она)</translation>
    </message>
    <message>
        <source>Votes for your partner&apos;s card count</source>
        <translation>Голоса за карту напарника приносят очки</translation>
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
        <source>keep hands</source>
        <translation>карты остаются</translation>
    </message>
    <message>
        <source>mime</source>
        <translation>пантомима</translation>
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
        <translation>без лимита</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>с нуля</translation>
    </message>
    <message>
        <source>pass hands left</source>
        <translation>карты по кругу</translation>
    </message>
    <message>
        <source>song</source>
        <translation>песня</translation>
    </message>
    <message>
        <source>the average score</source>
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
        <source>when everybody has been storyteller</source>
        <translation>когда все побывают рассказчиками</translation>
    </message>
    <message>
        <source>when somebody has enough points</source>
        <translation>когда кто-то наберёт нужные очки</translation>
    </message>
    <message>
        <source>with the last card</source>
        <translation>с последней картой</translation>
    </message>
    <message>
        <source>written</source>
        <translation>письменно</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
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
    <name>EndFoot</name>
    <message>
        <source>Album</source>
        <translation>Альбом</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Уйти из-за стола</translation>
    </message>
    <message>
        <source>Look at the big screen!</source>
        <translation>Смотрите на общий экран!</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё раз</translation>
    </message>
    <message>
        <source>The host can start another game.</source>
        <translation>Новую игру может начать хозяин стола.</translation>
    </message>
    <message>
        <source>The rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>The rounds of this game as a book</source>
        <translation>Раунды этой игры в виде книги</translation>
    </message>
</context>
<context>
    <name>EndOrder</name>
    <message>
        <source>Ranking</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Score history</source>
        <translation>Как менялся счёт</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Этот вечер</translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message>
        <source>Look at the big screen to see who won!</source>
        <translation>Смотрите на общий экран: там видно, кто победил!</translation>
    </message>
    <message>
        <source>Most loved picture of this game</source>
        <translation>Любимая картинка игры</translation>
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
        <source>%1% as many points as the winners</source>
        <translation>%1 % от счёта победителя</translation>
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
        <source>%n right guess(es)</source>
        <translation>
            <numerusform>%n верная догадка</numerusform>
            <numerusform>%n верные догадки</numerusform>
            <numerusform>%n верных догадок</numerusform>
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
        <source>place in each game: %1</source>
        <translation>места по играм: %1</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <translation>побед: %1 из %2</translation>
    </message>
</context>
<context>
    <name>Evenings</name>
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
        <source>%n right guess(es)</source>
        <translation>
            <numerusform>%n верная догадка</numerusform>
            <numerusform>%n верные догадки</numerusform>
            <numerusform>%n верных догадок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) for their pictures</source>
        <translation>
            <numerusform>картинки игрока собрали %n голос</numerusform>
            <numerusform>картинки игрока собрали %n голоса</numerusform>
            <numerusform>картинки игрока собрали %n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>Album</source>
        <translation>Альбом</translation>
    </message>
    <message>
        <source>Album of game %1</source>
        <translation>Альбом игры %1</translation>
    </message>
    <message>
        <source>Couldn&apos;t be saved: %1</source>
        <translation>Сохранить не удалось: %1</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>История игр</translation>
    </message>
    <message>
        <source>Removed from the list, but the file couldn&apos;t be deleted.</source>
        <translation>Игра убрана из списка, но удалить файл не удалось.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>place in each game: %1</source>
        <translation>места по играм: %1</translation>
    </message>
    <message>
        <source>won %1 of %2</source>
        <translation>побед: %1 из %2</translation>
    </message>
</context>
<context>
    <name>EveningsPage</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Delete all games</source>
        <translation>Удалить все игры</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>Удалить эту игру</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>For a spreadsheet</source>
        <translation>Для электронной таблицы</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>История игр</translation>
    </message>
    <message>
        <source>Save all games as a spreadsheet (CSV)</source>
        <translation>Сохранить все игры таблицей (CSV)</translation>
    </message>
    <message>
        <source>The games that you play are kept here with their albums: who won, who found cards, whose pictures were loved. Nobody else sees this.</source>
        <translation>Здесь хранятся ваши игры и их альбомы: кто победил, кто находил карты, чьи картинки полюбили. Кроме вас, этого никто не видит.</translation>
    </message>
</context>
<context>
    <name>Faces</name>
    <message>
        <source>Alexander Pushkin</source>
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
        <source>%n heart(s), one of them yours</source>
        <translation>
            <numerusform>%n сердечко, ваше</numerusform>
            <numerusform>%n сердечка, одно из них ваше</numerusform>
            <numerusform>%n сердечек, одно из них ваше</numerusform>
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
        <source>First storyteller</source>
        <translation>Первый рассказчик</translation>
    </message>
</context>
<context>
    <name>FoundTableEntry</name>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Watch %1</source>
        <translation>Смотреть игру за столом «%1»</translation>
    </message>
    <message>
        <source>code needed</source>
        <translation>нужен код</translation>
    </message>
</context>
<context>
    <name>FoundTables</name>
    <message>
        <source>A table appears here as soon as somebody hosts one on the same network.</source>
        <translation>Стол появится здесь, как только кто-нибудь откроет его в этой же сети.</translation>
    </message>
    <message>
        <source>Can&apos;t find the table?</source>
        <translation>Стола нет в списке?</translation>
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
    <name>GainTag</name>
    <message>
        <source>storyteller</source>
        <translation>рассказчик</translation>
    </message>
</context>
<context>
    <name>GameScreen</name>
    <message>
        <source>Now give this card, or choose another.</source>
        <translation>Теперь отдайте её или выберите другую.</translation>
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
        <source>This is your hand. To vote, choose a card on the table.</source>
        <translation>Это ваши карты. Чтобы проголосовать, выберите карту на столе.</translation>
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
    <name>HandFan</name>
    <message>
        <source>A card of yours, face down</source>
        <translation>Ваша карта рубашкой вверх</translation>
    </message>
</context>
<context>
    <name>HandedOut</name>
    <message>
        <source>Checksum</source>
        <translation>Контрольная сумма</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>For guests with an older version</source>
        <translation>Для гостей со старой версией программы</translation>
    </message>
    <message>
        <source>While you host, guests can download installers that you put in this folder:</source>
        <translation>Установщики из этой папки гости смогут скачать, пока стол открыт:</translation>
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
        <source>The whole table moves to another computer: game, seats and points. Everybody, including you, follows automatically. It takes a moment.</source>
        <translation>Весь стол переедет на другой компьютер: игра, места и очки. Все, и вы тоже, подключатся к нему автоматически. Это займёт несколько секунд.</translation>
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
        <source>Come back</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Game from %1</source>
        <translation>Игра: %1</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гость</translation>
    </message>
    <message>
        <source>It was saved by another version and can&apos;t be resumed here.</source>
        <translation>Её сохранила другая версия программы: здесь продолжить нельзя.</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Сесть</translation>
    </message>
    <message>
        <source>Only if its host is gone for good; otherwise there would be two tables.</source>
        <translation>Только если хозяин стола уже не вернётся: иначе столов станет два.</translation>
    </message>
    <message>
        <source>Others can&apos;t join this table: %1</source>
        <translation>Другие не смогут сесть за этот стол: %1</translation>
    </message>
    <message>
        <source>Part of its file is damaged: the game resumes from round %2.</source>
        <translation>Файл игры частично повреждён: продолжить можно с раунда %2.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Игра с ботами</translation>
    </message>
    <message>
        <source>Result of the game from %1</source>
        <translation>Итог игры: %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Resume the game from %1</source>
        <translation>Продолжить игру: %1</translation>
    </message>
    <message>
        <source>Saved game %1</source>
        <translation>Игра %1</translation>
    </message>
    <message>
        <source>Saved: %1. To continue on another computer, drop the file on its start screen.</source>
        <translation>Сохранено: %1. Чтобы продолжить, перетащите файл на главный экран программы на другом компьютере.</translation>
    </message>
    <message>
        <source>Take over “%1”</source>
        <translation>Открыть здесь «%1»</translation>
    </message>
    <message>
        <source>The game couldn&apos;t be saved: %1</source>
        <translation>Игру не удалось сохранить: %1</translation>
    </message>
    <message>
        <source>The game is here, but some of its pictures are missing: add the deck “%1”.</source>
        <translation>Игра добавлена, но части картинок не хватает: добавьте ещё колоду «%1».</translation>
    </message>
    <message>
        <source>The saved game has been added: you can resume it from the start screen.</source>
        <translation>Сохранённая игра добавлена: продолжить её можно с главного экрана.</translation>
    </message>
    <message>
        <source>This file is not a game that can be resumed here.</source>
        <translation>В этом файле нет игры, которую можно продолжить здесь.</translation>
    </message>
    <message>
        <source>This table can&apos;t be opened here: some of its data is missing.</source>
        <translation>Этот стол нельзя открыть здесь: не хватает части данных.</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>full: you can watch</source>
        <translation>мест нет, можно смотреть</translation>
    </message>
    <message>
        <source>your seat is kept</source>
        <translation>ваше место сохранено</translation>
    </message>
    <message>
        <source>“%1” is not an address. An address looks like 192.168.1.20.</source>
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
        <source>Big screen</source>
        <translation>Общий экран</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>Host a table</source>
        <translation>Открыть стол</translation>
    </message>
    <message>
        <source>One player gives a clue for a picture, others add pictures that fit it, and everybody guesses which was meant.</source>
        <translation>Один описывает свою картинку парой слов. Остальные подкладывают к ней свои, тоже подходящие, и угадывают, какая загадана.</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>История игр</translation>
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
</context>
<context>
    <name>House</name>
    <message numerus="yes">
        <source>%n picture(s) seen tonight are mixed in again.</source>
        <translation>
            <numerusform>%n картинка, которую сегодня уже видели, снова в стопке.</numerusform>
            <numerusform>%n картинки, которые сегодня уже видели, снова в стопке.</numerusform>
            <numerusform>%n картинок, которые сегодня уже видели, снова в стопке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) seen tonight come last.</source>
        <translation>
            <numerusform>%n картинка, которую сегодня уже видели, лежит в самом низу стопки.</numerusform>
            <numerusform>%n картинки, которые сегодня уже видели, лежат в самом низу стопки.</numerusform>
            <numerusform>%n картинок, которые сегодня уже видели, лежат в самом низу стопки.</numerusform>
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
        <source>The house rules couldn&apos;t be saved.</source>
        <translation>Домашние правила не удалось сохранить.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>решает жребий</translation>
    </message>
    <message>
        <source>the first to have a story</source>
        <translation>кто первым придумает</translation>
    </message>
</context>
<context>
    <name>HouseBook</name>
    <message>
        <source>Gameplay</source>
        <translation>Ход игры</translation>
    </message>
    <message>
        <source>Pictures already seen this evening come up last in the next game</source>
        <translation>Картинки, которые сегодня уже видели, в следующей игре выходят последними</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Show all rules and points</source>
        <translation>Показать все правила и очки</translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Показать меньше</translation>
    </message>
    <message>
        <source>This evening</source>
        <translation>Этот вечер</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>House rules for %1</source>
        <translation>Домашние правила для игры «%1»</translation>
    </message>
</context>
<context>
    <name>HouseRow</name>
    <message>
        <source>Reset to the rulebook: %1</source>
        <translation>%1: вернуть значение из правил</translation>
    </message>
    <message>
        <source>rulebook: %1</source>
        <translation>в правилах: %1</translation>
    </message>
</context>
<context>
    <name>HouseSet</name>
    <message>
        <source>Delete the house rules “%1”</source>
        <translation>Удалить домашние правила «%1»</translation>
    </message>
</context>
<context>
    <name>HouseShelf</name>
    <message>
        <source>As in the rulebook</source>
        <translation>Как в правилах</translation>
    </message>
    <message>
        <source>Name for these rules</source>
        <translation>Название правил</translation>
    </message>
    <message>
        <source>Rename “%1”</source>
        <translation>Переименовать «%1»</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save the current rules under this name</source>
        <translation>Сохранить нынешние правила под этим названием</translation>
    </message>
    <message>
        <source>The name of a set of house rules</source>
        <translation>Название набора домашних правил</translation>
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
        <source>Continue</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>First enter your name: the others will see it at the table</source>
        <translation>Сначала введите имя: его увидят за столом</translation>
    </message>
    <message>
        <source>What&apos;s your name?</source>
        <translation>Как вас зовут?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
</context>
<context>
    <name>JoinByAddress</name>
    <message>
        <source>Address, for example 192.168.1.20</source>
        <translation>Адрес, например 192.168.1.20</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>Table address</source>
        <translation>Адрес стола</translation>
    </message>
</context>
<context>
    <name>LessonBubble</name>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>Does one of your cards give you an idea: a word, a line of a song, a feeling? Then press “I have a story”, and you give the first clue.</source>
        <translation>Есть мысль про одну из ваших карт: слово, строчка из песни, чувство? Нажмите «У меня есть история» и назовите первую ассоциацию.</translation>
    </message>
    <message>
        <source>Each line you add uses up a chip, and without chips you have to guess. A right guess is 3 points. A wrong one costs a point, and the rival takes the picture.</source>
        <translation>Каждая строка стоит фишки, а без фишек придётся отгадывать. Отгадаете — 3 очка. Ошибётесь — минус очко, и историю забирает соперник.</translation>
    </message>
    <message>
        <source>Each line you add uses up a chip. If you guess the picture, every chip you&apos;ve used is a point; if somebody else does, only those on lines that fit. A wrong guess costs a point, and without chips you have to guess.</source>
        <translation>Каждая строка стоит фишки. Отгадаете историю сами — по очку за каждую такую фишку; отгадает другой — только за строки, которые подошли. Ошибка стоит очка, а без фишек придётся отгадывать.</translation>
    </message>
    <message>
        <source>Everybody found %1&apos;s card: the clue was too easy. So %1 gets nothing, and the others score.</source>
        <translation>Карту рассказчика (%1) нашли все: слишком просто. Поэтому %1 остаётся без очков, а очки получают остальные.</translation>
    </message>
    <message>
        <source>Everybody found your card: the clue was too easy. So you get nothing, and the others score.</source>
        <translation>Вашу карту нашли все: ассоциация была слишком простой. Поэтому вы ничего не получаете, а остальные получают очки.</translation>
    </message>
    <message>
        <source>Give a card that fits %1&apos;s clue, too: click it or drag it here. You want the others to take it for the storyteller&apos;s.</source>
        <translation>Отдайте карту, к которой тоже подходит ассоциация (рассказчик — %1): нажмите на неё или перетащите сюда. Пусть её примут за карту рассказчика.</translation>
    </message>
    <message>
        <source>Give two cards that fit %1&apos;s clue, too: click them or drag them here. You want the others to take them for the storyteller&apos;s.</source>
        <translation>Отдайте две карты, к которым тоже подходит ассоциация (рассказчик — %1): нажмите на них или перетащите сюда. Пусть одну из них примут за карту рассказчика.</translation>
    </message>
    <message>
        <source>Nobody found %1&apos;s card: the clue was too hard. So %1 gets nothing, and the others score.</source>
        <translation>Карту рассказчика (%1) никто не нашёл: слишком сложно. Поэтому %1 остаётся без очков, а очки получают остальные.</translation>
    </message>
    <message>
        <source>Nobody found your card: the clue was too hard. So you get nothing, and the others score.</source>
        <translation>Вашу карту не нашёл никто: ассоциация была слишком сложной. Поэтому вы ничего не получаете, а остальные получают очки.</translation>
    </message>
    <message>
        <source>One of these cards is %1&apos;s: click the one you think it is. Each vote that the others give your card is a point for you.</source>
        <translation>Какую из этих карт загадал рассказчик (%1)? Нажмите на неё. Каждый голос за вашу карту — очко вам.</translation>
    </message>
    <message>
        <source>Some found %1&apos;s card and others didn&apos;t: a good clue. %1 and the finders score. If everybody or nobody finds it, the storyteller gets nothing.</source>
        <translation>Карту рассказчика (%1) нашли не все, но кто-то нашёл: хорошая ассоциация. Очки получают %1 и те, кто нашёл. Если находят все или не находит никто, рассказчик остаётся без очков.</translation>
    </message>
    <message>
        <source>Some found your card and others didn&apos;t: a good clue. You and the finders score. If everybody or nobody finds it, you get nothing.</source>
        <translation>Вашу карту нашли не все: хорошая ассоциация. Очки получаете вы и те, кто её нашёл. Если карту находят все или никто, вы ничего не получаете.</translation>
    </message>
    <message>
        <source>Some should find your card, but not all: neither too easy nor too hard. For a ship in a bottle, “Ship” is too easy and “My uncle” too hard; “Big dreams at home” is just right.</source>
        <translation>Пусть вашу карту найдут, но не все: не слишком просто и не слишком сложно. Для корабля в бутылке «Корабль» — слишком просто, «Мой дядя» — слишком сложно, а «Дальнее плавание на полке» — в самый раз.</translation>
    </message>
    <message>
        <source>Vote with the crowd: each vote on the card you choose is a point for you, but a lone vote is worth nothing. The storyteller spoils one card with the red marker, often the likeliest: the second likeliest may be safer.</source>
        <translation>Голосуйте за то же, что и большинство: каждый голос на выбранной карте — очко вам, но одинокий голос не приносит ничего. Одну карту рассказчик портит красным маркером, часто самую очевидную: вторая по очевидности бывает надёжнее.</translation>
    </message>
    <message>
        <source>You vote twice. Green: the card most people will choose, a point for each vote on it. Red: a card that you spoil, so that votes on it are worth nothing. Don&apos;t spoil your own.</source>
        <translation>У вас жетон и красный маркер. Жетон — на карту, которую выберет большинство: каждый голос на ней — очко. Красный маркер — на карту, которую вы портите: голоса за неё не приносят ничего. Свой голос не портите.</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Licence</source>
        <translation>Лицензия</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>Страница проекта</translation>
    </message>
</context>
<context>
    <name>LineCard</name>
    <message>
        <source>A line of yours, face down</source>
        <translation>Ваша строка текстом вниз</translation>
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
        <source>%n line(s) in the discard pile</source>
        <translation>
            <numerusform>%n строка в сбросе</numerusform>
            <numerusform>%n строки в сбросе</numerusform>
            <numerusform>%n строк в сбросе</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) in the draw pile</source>
        <translation>
            <numerusform>%n строка в стопке</numerusform>
            <numerusform>%n строки в стопке</numerusform>
            <numerusform>%n строк в стопке</numerusform>
        </translation>
    </message>
    <message>
        <source>discard pile: %1</source>
        <translation>сброс: %1</translation>
    </message>
</context>
<context>
    <name>LineWays</name>
    <message>
        <source>Add the line</source>
        <translation>Добавить строку</translation>
    </message>
    <message>
        <source>Begin the poem</source>
        <translation>Начать стихотворение</translation>
    </message>
    <message>
        <source>Discard this line and draw another: once per turn, at its start (Delete key)</source>
        <translation>Сбросить эту строку и взять другую: один раз в начале своего хода (Delete)</translation>
    </message>
    <message>
        <source>Swap this line</source>
        <translation>Обменять эту строку</translation>
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
        <source>Bots: %1</source>
        <translation>Боты: %1</translation>
    </message>
    <message>
        <source>Decks: %1</source>
        <translation>Колоды: %1</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Слабые</translation>
    </message>
    <message>
        <source>Finding this table&apos;s address…</source>
        <translation>Выясняем адрес стола…</translation>
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
        <source>Hard</source>
        <translation>Сильные</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>The bots give their clues in another language: %1.</source>
        <translation>Язык ассоциаций у ботов — %1.</translation>
    </message>
    <message>
        <source>The verses are in another language: %1.</source>
        <translation>Язык стихов — %1.</translation>
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
        <source>Allow reactions (F2, F3, F4)</source>
        <translation>Разрешить реакции (F2, F3, F4)</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Боты</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
    </message>
    <message>
        <source>Encrypted with the code: nobody without it can join or read what is sent. The browser page itself isn&apos;t protected: it could be tampered with on the way.</source>
        <translation>Зашифровано кодом: без него никто в этой сети не войдёт и ничего не прочтёт. Сама страница для браузера не защищена: её могут подменить по пути.</translation>
    </message>
    <message>
        <source>Let people join in a browser</source>
        <translation>Пускать игроков через браузер</translation>
    </message>
    <message>
        <source>Open: anybody on this network can join and read what is sent.</source>
        <translation>Открыто: любой в этой сети может войти и прочесть всё, что передаётся.</translation>
    </message>
    <message>
        <source>Require a table code</source>
        <translation>Спрашивать код стола</translation>
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
    <message numerus="yes">
        <source>Remove %n bot(s)</source>
        <translation>
            <numerusform>Убрать %n бота</numerusform>
            <numerusform>Убрать %n ботов</numerusform>
            <numerusform>Убрать %n ботов</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>Stay seated</source>
        <translation>Остаться за столом</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Сесть за стол</translation>
    </message>
    <message>
        <source>Waiting for the host to start the game.</source>
        <translation>Ждём, когда хозяин стола начнёт игру.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Watch instead</source>
        <translation>Встать и смотреть</translation>
    </message>
    <message>
        <source>Watch instead?</source>
        <translation>Только смотреть?</translation>
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
        <source>Your seat becomes free, and somebody else may take it. You can sit down again while there is a free seat.</source>
        <translation>Ваше место освободится, и его может занять кто-то другой. Пока есть свободное место, вы сможете сесть снова.</translation>
    </message>
    <message>
        <source>big screen</source>
        <translation>общий экран</translation>
    </message>
</context>
<context>
    <name>LobbySeat</name>
    <message>
        <source>Remove %1 from the table</source>
        <translation>Убрать из-за стола: %1</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Место %1: %2</translation>
    </message>
    <message>
        <source>The left and right arrow keys move the seat around the table</source>
        <translation>Стрелки влево и вправо передвигают место вокруг стола</translation>
    </message>
    <message>
        <source>away</source>
        <translation>не на связи</translation>
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
        <source>Address of this table: %1</source>
        <translation>Адрес этого стола: %1</translation>
    </message>
    <message>
        <source>Ask the host for the table&apos;s code.</source>
        <translation>Код стола знает его хозяин.</translation>
    </message>
    <message>
        <source>Back to the QR code</source>
        <translation>Назад к QR-коду</translation>
    </message>
    <message>
        <source>Code, browsers, decks, bots, time limits</source>
        <translation>Код, телефоны, колоды, боты, время</translation>
    </message>
    <message>
        <source>Computers on this network find the table automatically.</source>
        <translation>Компьютеры в этой сети найдут стол сами.</translation>
    </message>
    <message>
        <source>Computers on this network find the table automatically; on a phone, scan the QR code.</source>
        <translation>Компьютеры в этой сети найдут стол сами; с телефона наведите камеру на QR-код.</translation>
    </message>
    <message>
        <source>How to join</source>
        <translation>Как сесть за этот стол</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Новый код</translation>
    </message>
    <message>
        <source>QR code for %1</source>
        <translation>QR-код: %1</translation>
    </message>
    <message>
        <source>Somebody is trying to guess the table&apos;s code. A new code makes their guesses worthless; everybody at the table keeps their seat.</source>
        <translation>Кто-то подбирает код стола. Смените код, и прежние попытки ничего не дадут; все за столом остаются на местах.</translation>
    </message>
    <message>
        <source>Table code: %1</source>
        <translation>Код стола: %1</translation>
    </message>
    <message>
        <source>Table settings</source>
        <translation>Настройки стола</translation>
    </message>
    <message>
        <source>The table appears automatically on every computer on this network.</source>
        <translation>Стол появится сам на всех компьютерах этой сети.</translation>
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
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n свободное место</numerusform>
            <numerusform>%n свободных места</numerusform>
            <numerusform>%n свободных мест</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>Добавить бота</translation>
    </message>
    <message>
        <source>Drag the seats into the order you sit in.</source>
        <translation>Расставьте места так, как вы сидите на самом деле: их можно перетаскивать.</translation>
    </message>
    <message>
        <source>Free seat</source>
        <translation>Свободное место</translation>
    </message>
    <message>
        <source>Partners sit opposite each other. Drag the seats as you like.</source>
        <translation>Напарники сидят друг напротив друга. Места можно перетаскивать, как вам нравится.</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Сесть за стол</translation>
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
        <source>Most loved picture of the evening</source>
        <translation>Любимая картинка вечера</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>Magnifier</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
    <name>MenuPage</name>
    <message>
        <source>Host controls</source>
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
        <source>Players, pause, another device, end the game</source>
        <translation>Игроки, пауза, другое устройство, конец игры</translation>
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
        <source>The table</source>
        <translation>Стол</translation>
    </message>
</context>
<context>
    <name>MiddleOfTable</name>
    <message numerus="yes">
        <source>%n card(s) given</source>
        <translation>
            <numerusform>Отдана %n карта</numerusform>
            <numerusform>Отдано %n карты</numerusform>
            <numerusform>Отдано %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a card here or click it, or use the arrow keys and Enter</source>
        <translation>Перетащите карту сюда или нажмите на неё; с клавиатуры — стрелки и Enter</translation>
    </message>
    <message>
        <source>Drag two cards here or click them, or use the arrow keys and Enter (%1 of 2)</source>
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
</context>
<context>
    <name>Moments</name>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>last night</source>
        <translation>прошлой ночью</translation>
    </message>
    <message>
        <source>the night before last</source>
        <translation>позапрошлой ночью</translation>
    </message>
    <message>
        <source>this afternoon</source>
        <translation>сегодня днём</translation>
    </message>
    <message>
        <source>this evening</source>
        <translation>сегодня вечером</translation>
    </message>
    <message>
        <source>this morning</source>
        <translation>сегодня утром</translation>
    </message>
    <message>
        <source>yesterday afternoon</source>
        <translation>вчера днём</translation>
    </message>
    <message>
        <source>yesterday evening</source>
        <translation>вчера вечером</translation>
    </message>
    <message>
        <source>yesterday morning</source>
        <translation>вчера утром</translation>
    </message>
</context>
<context>
    <name>Newcomers</name>
    <message>
        <source>Move %1 to another seat</source>
        <translation>Пересадить: %1</translation>
    </message>
    <message>
        <source>Move to another seat</source>
        <translation>Пересесть</translation>
    </message>
    <message>
        <source>Turn order: %1</source>
        <translation>Место в очереди: %1</translation>
    </message>
</context>
<context>
    <name>NewerProgram</name>
    <message>
        <source>Asking the host…</source>
        <translation>Спрашиваем у хозяина стола…</translation>
    </message>
    <message>
        <source>Download complete. Check that the host&apos;s screen shows the same checksum, then open the file yourself.</source>
        <translation>Файл получен. Сверьте контрольную сумму с той, что на экране хозяина, и откройте файл сами.</translation>
    </message>
    <message>
        <source>Downloading from the host…</source>
        <translation>Скачиваем файл…</translation>
    </message>
    <message>
        <source>The file couldn&apos;t be saved on this computer.</source>
        <translation>Не удалось сохранить файл на этом компьютере.</translation>
    </message>
    <message>
        <source>The file&apos;s checksum was wrong, so it wasn&apos;t saved.</source>
        <translation>Контрольная сумма не совпала, файл не сохранён.</translation>
    </message>
    <message>
        <source>The host couldn&apos;t be reached. Try again.</source>
        <translation>Хозяин стола не отвечает. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The host has no file for this computer. Get the new version where you got this one.</source>
        <translation>У хозяина стола нет файла для этого компьютера. Возьмите новую версию там же, где взяли эту.</translation>
    </message>
    <message>
        <source>The table “%1” runs a newer version of Dixit Qt: %2. Yours is %3.</source>
        <translation>За столом «%1» версия новее: %2, а у вас %3.</translation>
    </message>
</context>
<context>
    <name>NewerProgramLine</name>
    <message>
        <source>Download</source>
        <translation>Скачать</translation>
    </message>
</context>
<context>
    <name>NewerProgramPanel</name>
    <message>
        <source>Checksum</source>
        <translation>Контрольная сумма</translation>
    </message>
    <message>
        <source>Download from the host</source>
        <translation>Скачать у хозяина стола</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>See whether the host has the new version</source>
        <translation>Узнать, есть ли новая версия у хозяина стола</translation>
    </message>
</context>
<context>
    <name>NextHostButtons</name>
    <message>
        <source>Everybody follows automatically and keeps their seat</source>
        <translation>Все подключатся автоматически и сохранят свои места</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Somebody is trying to guess the table&apos;s code. You can change it after this game, in the lobby.</source>
        <translation>Кто-то подбирает код стола. Его можно сменить после этой игры, до начала следующей.</translation>
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
        <source>Continue on another device</source>
        <translation>Продолжить на другом устройстве</translation>
    </message>
    <message>
        <source>QR code for your seat</source>
        <translation>QR-код вашего места</translation>
    </message>
    <message>
        <source>Scan this with your phone to continue there. Anybody with the link can take your seat, so don&apos;t share it.</source>
        <translation>Наведите камеру телефона: игра продолжится в его браузере, на вашем месте. Место займёт любой, кто откроет ссылку, поэтому никому её не показывайте.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>away; a bot is playing</source>
        <translation>не на связи, играет бот</translation>
    </message>
    <message>
        <source>bot</source>
        <translation>бот</translation>
    </message>
    <message>
        <source>bot, playing for %1</source>
        <translation>бот, играет вместо игрока %1</translation>
    </message>
    <message>
        <source>everybody is waiting for this player</source>
        <translation>все ждут этого хода</translation>
    </message>
    <message>
        <source>has lost connection</source>
        <translation>не на связи</translation>
    </message>
    <message>
        <source>is watching</source>
        <translation>зритель</translation>
    </message>
    <message>
        <source>joining after this round</source>
        <translation>сядет после раунда</translation>
    </message>
    <message>
        <source>leaving after this round</source>
        <translation>выйдет из игры после раунда</translation>
    </message>
    <message>
        <source>left; a bot is playing</source>
        <translation>больше не играет; ходит бот</translation>
    </message>
    <message>
        <source>left; a bot is playing for the team</source>
        <translation>больше не играет; за команду ходит бот</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>will be the last storyteller</source>
        <translation>рассказывает после всех</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>Choose what to do</source>
        <translation>Выбрать, что делать</translation>
    </message>
</context>
<context>
    <name>PersonSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <source>card given</source>
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
        <source>voting</source>
        <translation>голосует</translation>
    </message>
</context>
<context>
    <name>PieceTile</name>
    <message>
        <source>Enter: move the frame. Delete: remove the picture.</source>
        <translation>Enter — подвинуть рамку карты. Delete — убрать картинку.</translation>
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
        <source>doesn&apos;t fit</source>
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
        <source>Change my mind</source>
        <translation>Передумать</translation>
    </message>
    <message>
        <source>Does “%1” fit your story?</source>
        <translation>Подходит ли «%1» к вашей истории?</translation>
    </message>
    <message>
        <source>N key</source>
        <translation>Клавиша N</translation>
    </message>
    <message>
        <source>Possible until the next line or guess</source>
        <translation>Можно до следующей строки или догадки</translation>
    </message>
    <message>
        <source>The poem</source>
        <translation>Стихотворение</translation>
    </message>
    <message>
        <source>The whole picture or a part of it, literally or figuratively.</source>
        <translation>Целиком или частично, в прямом или переносном смысле.</translation>
    </message>
    <message>
        <source>Y key</source>
        <translation>Клавиша Y</translation>
    </message>
    <message>
        <source>✓ It fits</source>
        <translation>✓ Подходит</translation>
    </message>
    <message>
        <source>✗ It doesn&apos;t</source>
        <translation>✗ Не подходит</translation>
    </message>
</context>
<context>
    <name>PoemRow</name>
    <message>
        <source>Begin this line with «И» (“and”) or «Я» (“I”)</source>
        <translation>Начать строку с «И» или с «Я»</translation>
    </message>
</context>
<context>
    <name>PoemSheet</name>
    <message>
        <source>A line that begins with «Я» (“I”) may also begin with «И» (“and”): click it.</source>
        <translation>Строка, которая начинается с «Я», может начинаться и с «И»: нажмите на неё.</translation>
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
            <numerusform>%n раз в роли рассказчика</numerusform>
            <numerusform>%n раза в роли рассказчика</numerusform>
            <numerusform>%n раз в роли рассказчика</numerusform>
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
        <source>First click a story: it stays your secret.</source>
        <translation>Сначала нажмите на историю: она останется вашей тайной.</translation>
    </message>
    <message>
        <source>Guess story %1</source>
        <translation>Это история %1</translation>
    </message>
    <message>
        <source>Guess story %1? A wrong guess costs 1 point and ends the round.</source>
        <translation>История %1? Не отгадаете — минус 1 очко и конец раунда.</translation>
    </message>
    <message>
        <source>Guess story %1? A wrong guess costs 1 point.</source>
        <translation>История %1? Не отгадаете — минус 1 очко.</translation>
    </message>
    <message>
        <source>Now choose the line that begins the poem.</source>
        <translation>Теперь выберите строку, с которой начнётся стихотворение.</translation>
    </message>
    <message>
        <source>Ready: story %1 and your first line.</source>
        <translation>Готово: история %1 и ваша первая строка.</translation>
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
        <source>Bots take the other seats. Leave whenever you like: the game is saved.</source>
        <translation>На остальных местах играют боты. Уходите, когда захочется: игра сохранится.</translation>
    </message>
    <message>
        <source>Practise with bots</source>
        <translation>Сыграть с ботами</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Start another practice game?</source>
        <translation>Начать другую игру с ботами?</translation>
    </message>
    <message>
        <source>The saved one will be lost: %1.</source>
        <translation>Сохранённая игра с ботами пропадёт: %1.</translation>
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
        <source>%1 key</source>
        <translation>Клавиша %1</translation>
    </message>
    <message>
        <source>Laugh, wave or gasp</source>
        <translation>Засмеяться, помахать или охнуть</translation>
    </message>
    <message>
        <source>My rabbit gasps</source>
        <translation>Мой кролик охает</translation>
    </message>
    <message>
        <source>My rabbit laughs</source>
        <translation>Мой кролик смеётся</translation>
    </message>
    <message>
        <source>My rabbit waves</source>
        <translation>Мой кролик машет</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>%n fitting line(s)</source>
        <translation>
            <numerusform>за %n подходящую строку</numerusform>
            <numerusform>за %n подходящие строки</numerusform>
            <numerusform>за %n подходящих строк</numerusform>
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
            <numerusform>за %n строку в стихотворении</numerusform>
            <numerusform>за %n строки в стихотворении</numerusform>
            <numerusform>за %n строк в стихотворении</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s)</source>
        <translation>
            <numerusform>за %n карту историй</numerusform>
            <numerusform>за %n карты историй</numerusform>
            <numerusform>за %n карт историй</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s)</source>
        <translation>
            <numerusform>за %n голос</numerusform>
            <numerusform>за %n голоса</numerusform>
            <numerusform>за %n голосов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vote(s) on the chosen card</source>
        <translation>
            <numerusform>у выбранной карты %n голос</numerusform>
            <numerusform>у выбранной карты %n голоса</numerusform>
            <numerusform>у выбранной карты %n голосов</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 count)</source>
        <translation>(засчитано %1)</translation>
    </message>
    <message>
        <source>A tie on points and story cards: the player who drew the highest ending card wins.</source>
        <translation>Поровну и очков, и карт историй: побеждает тот, кто вытянул концовку с большим номером.</translation>
    </message>
    <message>
        <source>A tie on points: the player with the most story cards wins.</source>
        <translation>Очков поровну: побеждает тот, у кого больше карт историй.</translation>
    </message>
    <message>
        <source>A tie on points: the players share the victory.</source>
        <translation>Очков поровну: победа общая.</translation>
    </message>
    <message>
        <source>A tie on points: the virtual rival always wins it.</source>
        <translation>Очков поровну: при равенстве всегда побеждает виртуальный соперник.</translation>
    </message>
    <message>
        <source>Everybody has had the same number of turns as storyteller.</source>
        <translation>Все побывали рассказчиками одинаковое число раз.</translation>
    </message>
    <message>
        <source>The game was ended early.</source>
        <translation>Игру закончили досрочно.</translation>
    </message>
    <message numerus="yes">
        <source>The goal is reached: %n point(s).</source>
        <translation>
            <numerusform>Кто-то дошёл до %n очка.</numerusform>
            <numerusform>Кто-то дошёл до %n очков.</numerusform>
            <numerusform>Кто-то дошёл до %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of the draw pile has been drawn.</source>
        <translation>Из стопки взята последняя карта.</translation>
    </message>
    <message>
        <source>There aren&apos;t enough cards left for another round.</source>
        <translation>На новый раунд не хватает карт.</translation>
    </message>
    <message>
        <source>chose the ending</source>
        <translation>за концовку</translation>
    </message>
    <message>
        <source>didn&apos;t find the card</source>
        <translation>карта не найдена</translation>
    </message>
    <message>
        <source>everybody found it</source>
        <translation>карту нашли все</translation>
    </message>
    <message>
        <source>found the card</source>
        <translation>за найденную карту</translation>
    </message>
    <message>
        <source>guessed the story</source>
        <translation>за отгаданную историю</translation>
    </message>
    <message numerus="yes">
        <source>guessed the story with %n line(s) of their own</source>
        <translation>
            <numerusform>за отгаданную историю и %n свою строку</numerusform>
            <numerusform>за отгаданную историю и %n свои строки</numerusform>
            <numerusform>за отгаданную историю и %n своих строк</numerusform>
        </translation>
    </message>
    <message>
        <source>guessed wrong</source>
        <translation>за неверную догадку</translation>
    </message>
    <message>
        <source>no points in this round</source>
        <translation>в этом раунде без очков</translation>
    </message>
    <message>
        <source>nobody found it</source>
        <translation>карту никто не нашёл</translation>
    </message>
    <message>
        <source>right with a single vote</source>
        <translation>карта найдена, второй голос не отдан</translation>
    </message>
    <message>
        <source>the only one to find the card</source>
        <translation>карту нашёл только один игрок</translation>
    </message>
    <message>
        <source>the only vote for the card</source>
        <translation>эту карту больше никто не выбрал</translation>
    </message>
    <message>
        <source>the story was guessed</source>
        <translation>историю отгадали</translation>
    </message>
    <message numerus="yes">
        <source>the story was guessed, by somebody with %n line(s)</source>
        <translation>
            <numerusform>историю отгадали; строк у отгадавшего: %n</numerusform>
            <numerusform>историю отгадали; строк у отгадавшего: %n</numerusform>
            <numerusform>историю отгадали; строк у отгадавшего: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>voted for the card with the red marker</source>
        <translation>на выбранной карте красный маркер</translation>
    </message>
</context>
<context>
    <name>RefusedPictures</name>
    <message numerus="yes">
        <source>%n file(s) not taken</source>
        <translation>
            <numerusform>пропущен %n файл</numerusform>
            <numerusform>пропущено %n файла</numerusform>
            <numerusform>пропущено %n файлов</numerusform>
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
        <source>Everybody is waiting for you.</source>
        <translation>Все ждут вас.</translation>
    </message>
    <message>
        <source>The game continues: %1 has given a clue.</source>
        <translation>Игра продолжается. Рассказчик — %1, ассоциация уже названа.</translation>
    </message>
    <message>
        <source>The game has moved on.</source>
        <translation>Игра уже пошла дальше.</translation>
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
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>My hand</source>
        <translation>Мои карты</translation>
    </message>
    <message>
        <source>My lines</source>
        <translation>Мои строки</translation>
    </message>
    <message>
        <source>See the results</source>
        <translation>К итогам</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Показать всё</translation>
    </message>
</context>
<context>
    <name>RevealPoem</name>
    <message>
        <source>Look at the big screen!</source>
        <translation>Смотрите на общий экран!</translation>
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
        <source>Look at the big screen!</source>
        <translation>Смотрите на общий экран!</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Раунд %1</translation>
    </message>
    <message>
        <source>Space, Enter or Esc</source>
        <translation>Пробел, Enter или Esc</translation>
    </message>
    <message>
        <source>The storyteller was %1</source>
        <translation>Историю рассказывает %1</translation>
    </message>
    <message>
        <source>The storyteller was %1. Give your ♡ to the picture you love most.</source>
        <translation>Рассказчик — %1. Отдайте ♡ самой любимой картинке.</translation>
    </message>
</context>
<context>
    <name>RevealWays</name>
    <message>
        <source>H key</source>
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
        <source>No round has been finished yet.</source>
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
    <message>
        <source>The storyteller was %1</source>
        <translation>Рассказчик — %1</translation>
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
        <translation>Нашли карту: %1 из %2!</translation>
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
        <source>Card %1 is %2&apos;s.</source>
        <translation>Карту %1 отдал игрок %2.</translation>
    </message>
    <message>
        <source>Card %1 is the storyteller&apos;s (%2).</source>
        <translation>Карту %1 загадал рассказчик (%2).</translation>
    </message>
    <message>
        <source>Chosen by %1.</source>
        <translation>Кто выбрал: %1.</translation>
    </message>
    <message>
        <source>Everybody found it!</source>
        <translation>Карту нашли все!</translation>
    </message>
    <message>
        <source>Found by %1!</source>
        <translation>Кто нашёл: %1.</translation>
    </message>
    <message>
        <source>In the picture: %1.</source>
        <translation>На картинке: %1.</translation>
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
        <source>Storyteller: %1</source>
        <translation>Рассказчик: %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>House rules at this table:</source>
        <translation>Домашние правила этого стола:</translation>
    </message>
</context>
<context>
    <name>RuleChapter</name>
    <message>
        <source>selected at this table</source>
        <translation>выбрано за этим столом</translation>
    </message>
</context>
<context>
    <name>RuleKinds</name>
    <message>
        <source>Aloud</source>
        <translation>Вслух</translation>
    </message>
    <message>
        <source>Mime</source>
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
        <source>pass all hands left</source>
        <translation>все карты — соседу слева</translation>
    </message>
    <message>
        <source>then the player on the left</source>
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
        <source>%1&apos;s clue: %2</source>
        <translation>Ассоциация (рассказчик — %1): %2</translation>
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
        <source>%1: “%2” doesn&apos;t fit.</source>
        <translation>%1: «%2» — не подходит.</translation>
    </message>
    <message>
        <source>%1: “%2” fits.</source>
        <translation>%1: «%2» — подходит.</translation>
    </message>
    <message>
        <source>Add a line to narrow down the stories, or guess a story.</source>
        <translation>Добавьте строку, чтобы сузить круг, или отгадайте историю.</translation>
    </message>
    <message>
        <source>Card %1 is chosen. Now the words.</source>
        <translation>Выбрана карта %1. Теперь слова.</translation>
    </message>
    <message>
        <source>Chosen: card %1.</source>
        <translation>Выбрано: %1.</translation>
    </message>
    <message>
        <source>Give %1 the card that fits the clue best.</source>
        <translation>Отдайте карту, которая лучше всего подходит к ассоциации. Рассказчик — %1.</translation>
    </message>
    <message>
        <source>Given: card %1.</source>
        <translation>Отдано: %1.</translation>
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
        <source>No longer chosen: card %1.</source>
        <translation>Выбор снят: %1.</translation>
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
        <source>The red marker is on card %1.</source>
        <translation>Красный маркер лежит на карте %1.</translation>
    </message>
    <message>
        <source>Which card is %1&apos;s?</source>
        <translation>Рассказывает %1. Какая карта загадана?</translation>
    </message>
    <message>
        <source>Which card is %1&apos;s? Choose one card, or two to play it safe.</source>
        <translation>Рассказывает %1. Какая карта загадана? Выберите одну или, для верности, две.</translation>
    </message>
    <message>
        <source>You took your token off card %1.</source>
        <translation>Вы сняли жетон с карты %1.</translation>
    </message>
    <message>
        <source>Your token is on card %1.</source>
        <translation>Ваш жетон лежит на карте %1.</translation>
    </message>
    <message>
        <source>Your vote: card %1.</source>
        <translation>Ваш голос: %1.</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>Delete this saved game</source>
        <translation>Удалить сохранение</translation>
    </message>
    <message>
        <source>More options for this saved game</source>
        <translation>Другие действия с этой игрой</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>Сохранить в файл</translation>
    </message>
    <message>
        <source>Save to a file, or delete</source>
        <translation>Сохранить в файл или удалить</translation>
    </message>
    <message>
        <source>The game can&apos;t be resumed afterwards</source>
        <translation>После этого игру нельзя будет продолжить</translation>
    </message>
    <message>
        <source>To continue the game on another computer</source>
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
        <source>A bot keeps playing with their hand and points. They can come back only if you let them.</source>
        <translation>Бот продолжит с картами и очками игрока, а сам игрок вернётся только с вашего разрешения.</translation>
    </message>
    <message>
        <source>After that they play for themselves again.</source>
        <translation>Дальше игрок снова играет сам.</translation>
    </message>
    <message>
        <source>After this round their hand is discarded and their points no longer count.</source>
        <translation>После раунда карты уйдут в сброс, а очки не засчитаются.</translation>
    </message>
    <message>
        <source>After this round, together with its hand and points.</source>
        <translation>После раунда, вместе с его картами и очками.</translation>
    </message>
    <message>
        <source>Let a bot make this move</source>
        <translation>Пусть этот ход сделает бот</translation>
    </message>
    <message>
        <source>Let a bot play until they&apos;re back</source>
        <translation>Пусть бот играет до возвращения игрока</translation>
    </message>
    <message>
        <source>Remove from the table</source>
        <translation>Убрать из-за стола</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Убрать это место</translation>
    </message>
    <message>
        <source>Take this seat myself</source>
        <translation>Это место займу я</translation>
    </message>
    <message>
        <source>They keep their hand, seat and points.</source>
        <translation>Карты, место и очки остаются за игроком.</translation>
    </message>
</context>
<context>
    <name>SentAway</name>
    <message>
        <source>Let %1 back in</source>
        <translation>Снова впустить: %1</translation>
    </message>
    <message>
        <source>Removed:</source>
        <translation>Убрали из-за стола:</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>1–9 choose a card, Enter gives it or casts the vote, Esc takes it back. H shows your hand during a vote. F2, F3 and F4: your rabbit laughs, waves, gasps.</source>
        <translation>1–9 выбирают карту, Enter отдаёт её или голос, Esc забирает назад. H показывает ваши карты во время голосования. F2, F3 и F4: ваш кролик смеётся, машет, охает.</translation>
    </message>
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
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Patterns as well as colours (for colour-blind players)</source>
        <translation>Не только цвета игроков, но и узоры (если цвета трудно различать)</translation>
    </message>
    <message>
        <source>Play sounds here even if another computer already does</source>
        <translation>Звук и здесь, даже если он уже идёт с другого компьютера</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше анимации</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show my hand only while I hold Ctrl</source>
        <translation>Показывать мои карты, только пока зажата клавиша Ctrl</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
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
        <source>%1 guessed story %2: wrong.</source>
        <translation>%1: история %2 — мимо.</translation>
    </message>
    <message>
        <source>%1 guessed the right story: number %2.</source>
        <translation>Историю %2 отгадал игрок %1.</translation>
    </message>
    <message>
        <source>%1 guesses story %2…</source>
        <translation>%1: это история %2?</translation>
    </message>
    <message>
        <source>%1 is choosing a story and its first line.</source>
        <translation>%1 выбирает историю и первую строку.</translation>
    </message>
    <message>
        <source>%1 is choosing the ending of the poem.</source>
        <translation>Концовку выбирает %1.</translation>
    </message>
    <message>
        <source>%1 is deciding whether the line fits the story.</source>
        <translation>%1 решает, подходит ли строка к истории.</translation>
    </message>
    <message>
        <source>%1 is thinking of a clue.</source>
        <translation>%1 придумывает ассоциацию.</translation>
    </message>
    <message numerus="yes">
        <source>%n ending(s) left</source>
        <translation>
            <numerusform>осталась %n концовка</numerusform>
            <numerusform>осталось %n концовки</numerusform>
            <numerusform>осталось %n концовок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n story card(s) left</source>
        <translation>
            <numerusform>осталась %n история</numerusform>
            <numerusform>осталось %n истории</numerusform>
            <numerusform>осталось %n историй</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie for the fewest points: each of those players drew a line card (%1). The player with the highest number chooses the ending.</source>
        <translation>Меньше всего очков сразу у нескольких: тянули строки (%1). Концовку выбирает тот, у кого номер больше.</translation>
    </message>
    <message>
        <source>Add a line to narrow down the stories, or click a story to guess it.</source>
        <translation>Добавьте строку, чтобы сузить круг, или нажмите на историю, чтобы её отгадать.</translation>
    </message>
    <message>
        <source>All cards are in: shuffling…</source>
        <translation>Все карты отданы: перемешиваем…</translation>
    </message>
    <message>
        <source>All votes are in: turning the cards over…</source>
        <translation>Все проголосовали: открываем карты…</translation>
    </message>
    <message>
        <source>Choose the card that fits the clue best, and drag it to %1.</source>
        <translation>Рассказывает %1. Отдайте карту, которая подходит лучше всего.</translation>
    </message>
    <message>
        <source>Decide with your partner who gives a card. The other will vote.</source>
        <translation>Договоритесь с напарником, кто отдаст карту. Другой будет голосовать.</translation>
    </message>
    <message>
        <source>Does the new line fit your story? It&apos;s entirely up to you.</source>
        <translation>Подходит ли новая строка к вашей истории? Решаете только вы.</translation>
    </message>
    <message>
        <source>Everybody gives the card that fits the clue best, the storyteller too.</source>
        <translation>Каждый, и рассказчик тоже, отдаёт карту, которая подходит лучше всего.</translation>
    </message>
    <message>
        <source>Everybody is choosing a card. %1</source>
        <translation>Все выбирают карты. %1</translation>
    </message>
    <message>
        <source>Everybody is voting. %1</source>
        <translation>Идёт голосование. %1</translation>
    </message>
    <message>
        <source>Found by %1!</source>
        <translation>Кто нашёл: %1!</translation>
    </message>
    <message>
        <source>Give %1 the two cards that fit the clue best.</source>
        <translation>Рассказывает %1. Отдайте две самые подходящие карты.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>Lines discarded this round: %1</source>
        <translation>Сброшено в этом раунде: %1</translation>
    </message>
    <message>
        <source>Look at your cards. The first to press “I have a story” begins.</source>
        <translation>Посмотрите на карты. Начинает тот, кто первым нажмёт «У меня есть история».</translation>
    </message>
    <message>
        <source>Secretly choose a story, and a line that hints at it.</source>
        <translation>Выберите втайне историю и строку, которая на неё намекает.</translation>
    </message>
    <message>
        <source>Story %1 isn&apos;t the one.</source>
        <translation>История %1 — не та.</translation>
    </message>
    <message>
        <source>The first to have a story becomes the storyteller.</source>
        <translation>Рассказчиком станет тот, у кого раньше всех появится история.</translation>
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
        <source>The player with the fewest points chooses the ending.</source>
        <translation>Концовку выбирает тот, у кого меньше всего очков.</translation>
    </message>
    <message>
        <source>The storyteller doesn&apos;t vote. %1</source>
        <translation>Рассказчик не голосует. %1</translation>
    </message>
    <message>
        <source>Think of a clue, anything you like. The first to press “I have a story” begins.</source>
        <translation>Придумайте любую ассоциацию. Начинает тот, кто первым нажмёт «У меня есть история».</translation>
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
        <source>Which card is %1&apos;s? Choose one card, or two to play it safe.</source>
        <translation>Рассказывает %1. Какая карта загадана? Нажмите на одну или, для верности, на две.</translation>
    </message>
    <message>
        <source>Which card is %1&apos;s? Click it.</source>
        <translation>Рассказывает %1. Какая карта загадана? Нажмите на неё.</translation>
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
        <source>You choose the ending of the poem.</source>
        <translation>Концовку стихотворения выбираете вы.</translation>
    </message>
    <message>
        <source>You have no chips left: you must guess a story.</source>
        <translation>У вас не осталось фишек: нужно отгадывать.</translation>
    </message>
    <message>
        <source>You&apos;re %1&apos;s partner: give a card that fits the clue.</source>
        <translation>Вы напарник рассказчика (%1): отдайте карту, подходящую к ассоциации.</translation>
    </message>
    <message>
        <source>You&apos;re the storyteller. Choose a card and give a clue for it.</source>
        <translation>Вы рассказчик. Выберите карту и придумайте к ней ассоциацию.</translation>
    </message>
    <message>
        <source>You&apos;re the storyteller. Give any clue you like: you&apos;ll see your cards afterwards.</source>
        <translation>Вы рассказчик. Назовите любую ассоциацию: свои карты вы увидите после этого.</translation>
    </message>
    <message>
        <source>You&apos;ve given a card, so your partner votes. %1</source>
        <translation>Вы отдали карту, поэтому голосует напарник. %1</translation>
    </message>
    <message>
        <source>You&apos;ve given your card; you can still take it back. %1</source>
        <translation>Карта отдана; ещё можно передумать. %1</translation>
    </message>
    <message>
        <source>You&apos;ve voted; you can still take it back. %1</source>
        <translation>Голос принят; ещё можно передумать. %1</translation>
    </message>
    <message>
        <source>Your partner has given a card; you&apos;ll vote. %1</source>
        <translation>Ваш напарник отдал карту; голосовать будете вы. %1</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>Back to the vote</source>
        <translation>Назад к голосованию</translation>
    </message>
    <message>
        <source>Edit the clue</source>
        <translation>Изменить ассоциацию</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>H key</source>
        <translation>Клавиша H</translation>
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
        <source>Decrease %1</source>
        <translation>Уменьшить: %1</translation>
    </message>
    <message>
        <source>Increase %1</source>
        <translation>Увеличить: %1</translation>
    </message>
</context>
<context>
    <name>StoryCard</name>
    <message>
        <source>%1 key</source>
        <translation>Клавиша %1</translation>
    </message>
    <message>
        <source>Story %1 is ruled out</source>
        <translation>История %1 выбыла</translation>
    </message>
    <message>
        <source>Story %1, chosen: %2</source>
        <translation>История %1, выбрана: %2</translation>
    </message>
    <message>
        <source>Story %1, the storyteller&apos;s: %2</source>
        <translation>История %1, загаданная: %2</translation>
    </message>
    <message>
        <source>Story %1: %2</source>
        <translation>История %1: %2</translation>
    </message>
    <message>
        <source>guessed by %1</source>
        <translation>называли: %1</translation>
    </message>
    <message>
        <source>the story</source>
        <translation>загадана</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Abandon the game</source>
        <translation>Прервать игру</translation>
    </message>
    <message>
        <source>Another device</source>
        <translation>На другом устройстве</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Общий экран</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Continue on a phone</source>
        <translation>Продолжить на телефоне</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Колоды</translation>
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
        <source>Everybody returns to the lobby</source>
        <translation>Все вернутся к выбору игры</translation>
    </message>
    <message>
        <source>Hand over the table</source>
        <translation>Передать стол</translation>
    </message>
    <message>
        <source>Host controls</source>
        <translation>Хозяину стола</translation>
    </message>
    <message>
        <source>Keep playing after this round</source>
        <translation>Не заканчивать после раунда</translation>
    </message>
    <message>
        <source>Leave for good</source>
        <translation>Выйти из игры совсем</translation>
    </message>
    <message>
        <source>Only the host can let a bot play</source>
        <translation>Позвать бота может только хозяин</translation>
    </message>
    <message>
        <source>Opens another window with the table, for everybody to see</source>
        <translation>Откроется ещё одно окно со столом, чтобы его видели все</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>The game continues on another computer; everybody follows</source>
        <translation>Игра продолжится на другом компьютере; все подключатся автоматически</translation>
    </message>
    <message>
        <source>The game continues with one seat fewer</source>
        <translation>За столом станет одним местом меньше</translation>
    </message>
    <message>
        <source>The scores at that point are final</source>
        <translation>Засчитаются очки, набранные к этому моменту</translation>
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
        <source>Timers and bots stop until somebody resumes; everybody sees who paused</source>
        <translation>Часы и боты будут стоять, пока кто-нибудь не продолжит игру; все увидят, кто объявил паузу</translation>
    </message>
</context>
<context>
    <name>TableQuestion</name>
    <message>
        <source>A bot finishes this round for you. Then your seat is removed, your cards are discarded, and the others continue; if too few are left, they are asked what to do. You can keep watching.</source>
        <translation>Этот раунд за вас доиграет бот. Потом ваше место уберут, карты уйдут в сброс, и остальные продолжат; если их останется слишком мало, программа спросит, как быть. Вы сможете смотреть.</translation>
    </message>
    <message>
        <source>A bot will play for you. If you come back during this game, you get your seat, cards and points back: join this table from the start screen.</source>
        <translation>За вас будет играть бот. Если вернётесь до конца этой игры, место, карты и очки снова станут вашими: сядьте за этот стол с главного экрана.</translation>
    </message>
    <message>
        <source>Abandon</source>
        <translation>Прервать</translation>
    </message>
    <message>
        <source>Abandon the game?</source>
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
        <source>End the game</source>
        <translation>Закончить игру</translation>
    </message>
    <message>
        <source>End the game?</source>
        <translation>Закончить игру?</translation>
    </message>
    <message>
        <source>Everybody returns to the lobby at once. The game doesn&apos;t count, but it can be resumed from the start screen.</source>
        <translation>Все сразу вернутся к выбору игры. Эта игра не засчитается, но её можно продолжить с главного экрана.</translation>
    </message>
    <message>
        <source>Leave the game for good</source>
        <translation>Выйти из игры совсем</translation>
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
        <source>The new round hasn&apos;t begun yet: the game ends at once with the current scores and counts for the evening.</source>
        <translation>Новый раунд ещё не начался: игра закончится сразу, с теми очками, какие есть, и войдёт в счёт вечера.</translation>
    </message>
    <message>
        <source>The new round hasn&apos;t begun yet: the game ends at once with the current scores.</source>
        <translation>Новый раунд ещё не начался: игра закончится сразу, с теми очками, какие есть.</translation>
    </message>
    <message>
        <source>This round is finished first. Then the game ends with the current scores and counts for the evening.</source>
        <translation>Раунд доиграют до конца. Потом игра закончится с теми очками, какие есть, и войдёт в счёт вечера.</translation>
    </message>
    <message>
        <source>This round is finished first. Then the game ends with the current scores.</source>
        <translation>Раунд доиграют до конца. Потом игра закончится с теми очками, какие есть.</translation>
    </message>
    <message>
        <source>You return to the lobby at once, and this practice game is lost.</source>
        <translation>Вы сразу вернётесь к выбору игры, а эта игра с ботами пропадёт.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Away: %1</source>
        <translation>Не на связи: %1</translation>
    </message>
    <message>
        <source>Everything is ready. Waiting for %1 to start the game.</source>
        <translation>Всё готово. Ждём, когда %1 нажмёт «Начать игру».</translation>
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
        <source>The connection was lost. Reconnecting…</source>
        <translation>Связь потеряна. Подключаемся снова…</translation>
    </message>
    <message>
        <source>The host has closed the table. The next one will appear here automatically.</source>
        <translation>Хозяин закрыл стол. Следующий стол появится здесь сам.</translation>
    </message>
    <message>
        <source>The table is moving to another computer.</source>
        <translation>Стол переезжает на другой компьютер.</translation>
    </message>
    <message>
        <source>Waiting for cards from %1.</source>
        <translation>Ещё выбирают карту: %1.</translation>
    </message>
    <message>
        <source>Waiting for votes from %1.</source>
        <translation>Ещё голосуют: %1.</translation>
    </message>
    <message>
        <source>Which card is the storyteller&apos;s?</source>
        <translation>Где карта рассказчика?</translation>
    </message>
    <message>
        <source>Which card will most people choose?</source>
        <translation>За какую карту проголосует большинство?</translation>
    </message>
    <message>
        <source>Which of your cards fits the clue?</source>
        <translation>Какая из ваших карт подходит к ассоциации?</translation>
    </message>
</context>
<context>
    <name>TelevisionAwaited</name>
    <message>
        <source>waiting for</source>
        <translation>ждём</translation>
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
    <name>TelevisionGain</name>
    <message>
        <source>storyteller</source>
        <translation>рассказчик</translation>
    </message>
</context>
<context>
    <name>TelevisionGift</name>
    <message>
        <source>cards</source>
        <translation>карты</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>сброс</translation>
    </message>
</context>
<context>
    <name>TelevisionLobby</name>
    <message>
        <source>Ask the host for the table&apos;s code.</source>
        <translation>Код стола спросите у хозяина.</translation>
    </message>
    <message>
        <source>On a computer: open Dixit Qt and choose “%1”, or type this address:</source>
        <translation>С компьютера: откройте Dixit Qt и выберите «%1» или наберите адрес:</translation>
    </message>
    <message>
        <source>On a computer: open Dixit Qt and choose “%1”.</source>
        <translation>С компьютера: откройте Dixit Qt и выберите «%1».</translation>
    </message>
    <message>
        <source>On a phone: scan the QR code, or open this address in a browser:</source>
        <translation>С телефона: наведите камеру на QR-код или откройте в браузере адрес:</translation>
    </message>
    <message>
        <source>QR code for %1</source>
        <translation>QR-код: %1</translation>
    </message>
    <message>
        <source>Table code:</source>
        <translation>Код стола:</translation>
    </message>
</context>
<context>
    <name>TelevisionOrder</name>
    <message>
        <source>Most loved picture of the evening</source>
        <translation>Любимая картинка вечера</translation>
    </message>
    <message>
        <source>Most loved picture of this game</source>
        <translation>Любимая картинка игры</translation>
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
    <name>TelevisionPoet</name>
    <message>
        <source>storyteller</source>
        <translation>рассказчик</translation>
    </message>
</context>
<context>
    <name>TelevisionPoets</name>
    <message>
        <source>A line fits if it describes the picture or a part of it, literally or figuratively. Only %1 decides.</source>
        <translation>Строка подходит, если описывает картинку или её часть, прямо или в переносном смысле. Решает только %1.</translation>
    </message>
    <message>
        <source>A tie for the fewest points: the highest number drawn chooses the ending.</source>
        <translation>Меньше всего очков поровну: концовку выбирает тот, у кого больше номер.</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>сброс</translation>
    </message>
    <message>
        <source>endings</source>
        <translation>концовки</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>stories</source>
        <translation>истории</translation>
    </message>
</context>
<context>
    <name>TelevisionTeller</name>
    <message>
        <source>storyteller</source>
        <translation>рассказчик</translation>
    </message>
</context>
<context>
    <name>TelevisionVoters</name>
    <message>
        <source>%1 has voted</source>
        <translation>%1: голос отдан</translation>
    </message>
</context>
<context>
    <name>TelevisionWindow</name>
    <message>
        <source>%1 — big screen</source>
        <translation>%1 — общий экран</translation>
    </message>
    <message>
        <source>Big screen</source>
        <translation>Общий экран</translation>
    </message>
</context>
<context>
    <name>TellerAtThought</name>
    <message>
        <source>%1 is thinking of a clue</source>
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
        <source>Address of the table, if you know it</source>
        <translation>Адрес стола, если вы его знаете</translation>
    </message>
    <message>
        <source>Addresses of this computer: %1</source>
        <translation>Адреса этого компьютера: %1</translation>
    </message>
    <message>
        <source>Both computers must be on the same network. If you know the table&apos;s address (the host&apos;s window shows it), type it here to check the connection to it, too.</source>
        <translation>Оба компьютера должны быть в одной сети. Если вы знаете адрес стола (он виден в окне хозяина), наберите его здесь, и программа проверит соединение с ним.</translation>
    </message>
    <message>
        <source>Can&apos;t find the table?</source>
        <translation>Стола нет в списке?</translation>
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
        <source>Join</source>
        <translation>Войти</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Искать снова</translation>
    </message>
    <message>
        <source>Table address</source>
        <translation>Адрес стола</translation>
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
        <source>off</source>
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
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>First your vote: which card will most people choose?</source>
        <translation>Сначала ваш голос: какую карту выберет большинство?</translation>
    </message>
    <message>
        <source>Not cast yet:</source>
        <translation>Голоса ещё не отданы:</translation>
    </message>
    <message>
        <source>Now the red marker: which card should score nothing?</source>
        <translation>Теперь красный маркер: какая карта ничего не принесёт?</translation>
    </message>
    <message numerus="yes">
        <source>One vote: if it&apos;s right, you get %n extra point(s).</source>
        <translation>
            <numerusform>Один голос: если он верный, ещё %n очко.</numerusform>
            <numerusform>Один голос: если он верный, ещё %n очка.</numerusform>
            <numerusform>Один голос: если он верный, ещё %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may vote for one card or two.</source>
        <translation>Можно выбрать одну карту или две.</translation>
    </message>
</context>
<context>
    <name>VoteCard</name>
    <message>
        <source>%1 key</source>
        <translation>Клавиша %1</translation>
    </message>
    <message>
        <source>Card %1, picked but not cast yet: %2</source>
        <translation>Карта %1, выбрана, но голос ещё не отдан: %2</translation>
    </message>
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
        <source>yours</source>
        <translation>ваша</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>%1 has joined the table.</source>
        <translation>%1 теперь за столом.</translation>
    </message>
    <message>
        <source>%1 has left the game; it continues without that seat.</source>
        <translation>%1 выходит из игры. Остальные играют дальше без этого места.</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>%1 больше не за столом.</translation>
    </message>
    <message>
        <source>%1 has lost connection; their seat is kept.</source>
        <translation>%1: связь пропала, место сохраняется.</translation>
    </message>
    <message>
        <source>%1 has taken a seat.</source>
        <translation>%1 садится за стол.</translation>
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
        <source>%1 resumed the game.</source>
        <translation>%1 продолжает игру.</translation>
    </message>
    <message>
        <source>%1 was removed from the table.</source>
        <translation>%1: хозяин убрал игрока из-за стола.</translation>
    </message>
    <message>
        <source>A bot is playing for %1.</source>
        <translation>%1: вместо игрока играет бот.</translation>
    </message>
    <message>
        <source>A bot made a move for %1.</source>
        <translation>%1: этот ход сделал бот.</translation>
    </message>
    <message>
        <source>A name needs at least one letter.</source>
        <translation>В имени должна быть хотя бы одна буква.</translation>
    </message>
    <message>
        <source>A player has changed their name to %1.</source>
        <translation>Игрока теперь зовут %1.</translation>
    </message>
    <message>
        <source>A table code needs at least six letters or digits.</source>
        <translation>В коде стола должно быть не меньше шести букв или цифр.</translation>
    </message>
    <message>
        <source>A written clue needs words.</source>
        <translation>Письменной ассоциации нужны слова.</translation>
    </message>
    <message>
        <source>All seats are taken: you can watch.</source>
        <translation>Все места заняты: можно смотреть.</translation>
    </message>
    <message>
        <source>At this table you can&apos;t vote for your partner&apos;s card.</source>
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
        <source>First choose a card for your clue.</source>
        <translation>Сначала выберите карту для своей ассоциации.</translation>
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
        <source>In this edition partners leave together.</source>
        <translation>В этом варианте игры напарники выходят вместе.</translation>
    </message>
    <message>
        <source>It isn&apos;t that player&apos;s turn.</source>
        <translation>Сейчас ход не за этим игроком.</translation>
    </message>
    <message>
        <source>It&apos;s not your turn.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>No card on the table has that number.</source>
        <translation>На столе нет карты с таким номером.</translation>
    </message>
    <message>
        <source>No game is in progress.</source>
        <translation>Игра сейчас не идёт.</translation>
    </message>
    <message>
        <source>One moment: the table is moving to another computer.</source>
        <translation>Минутку: стол передаётся на другой компьютер.</translation>
    </message>
    <message>
        <source>Only a written clue can be edited.</source>
        <translation>Изменить можно только письменную ассоциацию.</translation>
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
        <source>Paused by %1.</source>
        <translation>Пауза по просьбе игрока %1.</translation>
    </message>
    <message>
        <source>Put the red marker on a card.</source>
        <translation>Положите красный маркер на карту.</translation>
    </message>
    <message>
        <source>Somebody already has that rabbit.</source>
        <translation>Этот кролик уже у кого-то за столом.</translation>
    </message>
    <message>
        <source>Somebody else had a story first.</source>
        <translation>Кто-то придумал историю раньше.</translation>
    </message>
    <message>
        <source>Somebody has already given a card: the clue can&apos;t be taken back or edited.</source>
        <translation>Кто-то уже отдал карту: передумать или изменить ассоциацию нельзя.</translation>
    </message>
    <message>
        <source>Teams are pairs: this edition is for 6, 8, 10 or 12 players.</source>
        <translation>В команде двое: играть могут 6, 8, 10 или 12 человек.</translation>
    </message>
    <message>
        <source>That card isn&apos;t in your hand.</source>
        <translation>Этой карты нет у вас на руках.</translation>
    </message>
    <message>
        <source>That isn&apos;t possible right now.</source>
        <translation>Сейчас этого сделать нельзя.</translation>
    </message>
    <message>
        <source>That isn&apos;t possible.</source>
        <translation>Это невозможно.</translation>
    </message>
    <message>
        <source>That line isn&apos;t in your hand.</source>
        <translation>Этой строки нет у вас на руках.</translation>
    </message>
    <message>
        <source>That person is no longer at the table.</source>
        <translation>Этого человека уже нет за столом.</translation>
    </message>
    <message>
        <source>That rule can&apos;t have this value.</source>
        <translation>У этого правила не может быть такого значения.</translation>
    </message>
    <message>
        <source>That seat is taken.</source>
        <translation>Это место занято.</translation>
    </message>
    <message>
        <source>That seat isn&apos;t free.</source>
        <translation>На этом месте уже кто-то сидит.</translation>
    </message>
    <message>
        <source>That story has already been ruled out.</source>
        <translation>Эта история уже выбыла.</translation>
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
        <source>The decks contain the same card twice.</source>
        <translation>Одна и та же карта лежит в колодах дважды.</translation>
    </message>
    <message>
        <source>The decks have %1 cards, but at least %2 are needed: add a deck.</source>
        <translation>Карт в колодах: %1, а нужно не меньше %2. Добавьте колоду.</translation>
    </message>
    <message>
        <source>The game begins.</source>
        <translation>Игра начинается.</translation>
    </message>
    <message>
        <source>The game can be saved again.</source>
        <translation>Игру снова удаётся сохранять.</translation>
    </message>
    <message>
        <source>The game continues where it stopped.</source>
        <translation>Игра продолжается с того места, где остановилась.</translation>
    </message>
    <message>
        <source>The game continues, but it can&apos;t be saved on the host&apos;s disk.</source>
        <translation>Игра продолжается, но сохранить её на диске хозяина не удаётся.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>The host doesn&apos;t have that deck.</source>
        <translation>У хозяина стола нет такой колоды.</translation>
    </message>
    <message>
        <source>The host doesn&apos;t have that verse deck.</source>
        <translation>У хозяина стола нет таких стихов.</translation>
    </message>
    <message>
        <source>The host has abandoned the game: it doesn&apos;t count.</source>
        <translation>Хозяин прервал игру: она не засчитывается.</translation>
    </message>
    <message>
        <source>The host has closed the table. Your seat is kept until it opens again.</source>
        <translation>Хозяин закрыл стол. Ваше место сохранится до его возвращения.</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>Хозяин убрал вас из-за стола.</translation>
    </message>
    <message>
        <source>The host has turned reactions off.</source>
        <translation>Хозяин стола отключил реакции.</translation>
    </message>
    <message>
        <source>The host is about to close the table.</source>
        <translation>Хозяин закрывает стол.</translation>
    </message>
    <message>
        <source>The host&apos;s computer has opened another table. You can sit down there.</source>
        <translation>На компьютере хозяина теперь другой стол. Можно сесть за него.</translation>
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
        <source>The storyteller knows the answer and doesn&apos;t vote.</source>
        <translation>Рассказчик знает ответ и не голосует.</translation>
    </message>
    <message>
        <source>The storyteller knows the story and doesn&apos;t guess.</source>
        <translation>Рассказчик знает историю и не отгадывает.</translation>
    </message>
    <message>
        <source>The storyteller&apos;s card is already on the table.</source>
        <translation>Карта рассказчика уже лежит на столе.</translation>
    </message>
    <message>
        <source>The table can&apos;t move there: that device can&apos;t host it.</source>
        <translation>Стол туда передать нельзя: на том устройстве его не открыть.</translation>
    </message>
    <message>
        <source>The table has moved to another computer. Look for it in the list.</source>
        <translation>Стол переехал на другой компьютер. Поищите его в списке.</translation>
    </message>
    <message>
        <source>The table is being handed over to %1: one moment.</source>
        <translation>Минутку: стол передаётся игроку %1.</translation>
    </message>
    <message>
        <source>The table is full: there is no room even to watch.</source>
        <translation>Мест больше нет даже для зрителей.</translation>
    </message>
    <message>
        <source>The table is moving to another computer right now.</source>
        <translation>Стол как раз переезжает на другой компьютер.</translation>
    </message>
    <message>
        <source>The table is on %1&apos;s computer now; the game continues.</source>
        <translation>Стол теперь на компьютере игрока %1; игра продолжается.</translation>
    </message>
    <message>
        <source>The table stays here: its decks have too much text to send.</source>
        <translation>Стол остаётся здесь: описания карт в колодах слишком длинные, их не передать.</translation>
    </message>
    <message>
        <source>The table stays here: that computer couldn&apos;t be reached.</source>
        <translation>Стол остаётся здесь: к тому компьютеру никто не смог бы подключиться.</translation>
    </message>
    <message>
        <source>The table stays here: that computer doesn&apos;t have all the pictures.</source>
        <translation>Стол остаётся здесь: на том компьютере есть не все картинки.</translation>
    </message>
    <message>
        <source>The table stays here: that computer doesn&apos;t have this verse deck.</source>
        <translation>Стол остаётся здесь: на том компьютере нет этих стихов.</translation>
    </message>
    <message>
        <source>The table stays here: that computer is hosting another table.</source>
        <translation>Стол остаётся здесь: на том компьютере уже есть свой стол.</translation>
    </message>
    <message>
        <source>The table stays here: that computer wasn&apos;t ready in time. Try again in a while.</source>
        <translation>Стол остаётся здесь: тот компьютер не успел подготовиться. Попробуйте ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>The table stays here: that computer&apos;s disk is full.</source>
        <translation>Стол остаётся здесь: на диске того компьютера нет места.</translation>
    </message>
    <message>
        <source>The table stays here: the connection to that computer was lost.</source>
        <translation>Стол остаётся здесь: связь с тем компьютером прервалась.</translation>
    </message>
    <message>
        <source>The table stays here: the handover couldn&apos;t be saved on this computer.</source>
        <translation>Стол остаётся здесь: на диск не удалось записать данные для переезда.</translation>
    </message>
    <message>
        <source>The table stays here: the program on that computer couldn&apos;t read the game&apos;s data.</source>
        <translation>Стол остаётся здесь: программа на том компьютере не смогла его принять.</translation>
    </message>
    <message>
        <source>The table stays where it was; the game continues.</source>
        <translation>Стол остаётся там, где был; игра продолжается.</translation>
    </message>
    <message>
        <source>The table uses another version of Dixit Qt. Install the same version on both computers.</source>
        <translation>За столом другая версия Dixit Qt. Установите на оба компьютера одну и ту же.</translation>
    </message>
    <message>
        <source>The verse deck has %1 endings, but at least %2 are needed.</source>
        <translation>Концовок в этих стихах: %1, а нужно не меньше %2.</translation>
    </message>
    <message>
        <source>The verse deck has %1 lines, but at least %2 are needed.</source>
        <translation>Строк в этих стихах: %1, а нужно не меньше %2.</translation>
    </message>
    <message>
        <source>There is no such ending to choose.</source>
        <translation>Среди предложенных концовок такой нет.</translation>
    </message>
    <message>
        <source>There is no such seat at the table.</source>
        <translation>За столом нет такого места.</translation>
    </message>
    <message>
        <source>There is no such story on the table.</source>
        <translation>На столе нет такой истории.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Отменять нечего.</translation>
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
        <source>This edition has no such rule.</source>
        <translation>В этом варианте игры нет такого правила.</translation>
    </message>
    <message>
        <source>This edition is for at most %2 players; at the table: %1.</source>
        <translation>В этом варианте игроков не больше %2, сейчас за столом %1.</translation>
    </message>
    <message>
        <source>This edition needs at least %2 players; at the table: %1.</source>
        <translation>В этом варианте игроков не меньше %2, сейчас за столом %1.</translation>
    </message>
    <message>
        <source>This kind of clue isn&apos;t allowed at this table.</source>
        <translation>За этим столом такой вид ассоциации не разрешён.</translation>
    </message>
    <message>
        <source>This program and the table didn&apos;t understand each other. Try joining again.</source>
        <translation>Программа и стол не поняли друг друга. Попробуйте сесть за стол ещё раз.</translation>
    </message>
    <message>
        <source>This program doesn&apos;t know this edition.</source>
        <translation>Эта программа не знает такого варианта игры.</translation>
    </message>
    <message>
        <source>This table has no code any more: others on the network can read what is sent. Ask the host before you join.</source>
        <translation>У этого стола больше нет кода: другие в сети смогут прочесть всё, что передаётся. Спросите хозяина стола, прежде чем войти.</translation>
    </message>
    <message>
        <source>This table needs a code. You can see it in the host&apos;s window.</source>
        <translation>Нужен код стола: он виден в окне хозяина.</translation>
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
        <source>This table&apos;s address is unknown.</source>
        <translation>Адрес этого стола неизвестен.</translation>
    </message>
    <message>
        <source>Time&apos;s up.</source>
        <translation>Время вышло.</translation>
    </message>
    <message>
        <source>Too late to join: not everybody would get the same number of turns.</source>
        <translation>Сесть уже нельзя: не хватит раундов, чтобы все побывали рассказчиками одинаковое число раз.</translation>
    </message>
    <message>
        <source>Too late: the game has moved on.</source>
        <translation>Поздно: игра уже пошла дальше.</translation>
    </message>
    <message>
        <source>Too many computers are connected to this table.</source>
        <translation>К этому столу сейчас подключено слишком много компьютеров.</translation>
    </message>
    <message>
        <source>Too many players have joined from this computer.</source>
        <translation>С этого компьютера уже подключено слишком много игроков.</translation>
    </message>
    <message>
        <source>Too many votes.</source>
        <translation>Голосов слишком много.</translation>
    </message>
    <message>
        <source>Too many wrong codes at this table. Try again in a minute.</source>
        <translation>За этим столом слишком часто вводили неверный код. Попробуйте через минуту.</translation>
    </message>
    <message>
        <source>With these rules the game could never end.</source>
        <translation>По таким правилам игра не сможет закончиться.</translation>
    </message>
    <message>
        <source>Wrong code. You can see the right one in the host&apos;s window.</source>
        <translation>Неверный код. Он виден в окне хозяина.</translation>
    </message>
    <message>
        <source>Wrong number of cards.</source>
        <translation>Нужно другое число карт.</translation>
    </message>
    <message>
        <source>You already have a seat.</source>
        <translation>Вы уже сидите за столом.</translation>
    </message>
    <message>
        <source>You can do that only after the game.</source>
        <translation>Это можно сделать только после игры.</translation>
    </message>
    <message>
        <source>You can do that only between rounds.</source>
        <translation>Это возможно только между раундами.</translation>
    </message>
    <message>
        <source>You can give a heart to a picture from this round, but not to your own.</source>
        <translation>Сердечко отдают чужой картинке этого раунда.</translation>
    </message>
    <message>
        <source>You can&apos;t give the same card twice.</source>
        <translation>Одну и ту же карту нельзя отдать дважды.</translation>
    </message>
    <message>
        <source>You can&apos;t vote for your own card.</source>
        <translation>За свою карту не голосуют.</translation>
    </message>
    <message>
        <source>You gave a card, so your partner votes.</source>
        <translation>Вы отдали карту, поэтому голосует напарник.</translation>
    </message>
    <message>
        <source>You have no chips left.</source>
        <translation>У вас не осталось фишек.</translation>
    </message>
    <message>
        <source>You have no seat at this table.</source>
        <translation>У вас нет места за этим столом.</translation>
    </message>
    <message>
        <source>You&apos;re watching: only players can do that.</source>
        <translation>Вы зритель: это могут делать только игроки.</translation>
    </message>
    <message>
        <source>You&apos;ve already given a card.</source>
        <translation>Вы уже отдали карту.</translation>
    </message>
    <message>
        <source>You&apos;ve already seen your hand: the clue can&apos;t be taken back.</source>
        <translation>Вы уже видели свои карты: передумать нельзя.</translation>
    </message>
    <message>
        <source>You&apos;ve already swapped a line this turn.</source>
        <translation>За этот ход вы уже обменяли строку.</translation>
    </message>
    <message>
        <source>You&apos;ve already voted.</source>
        <translation>Вы уже проголосовали.</translation>
    </message>
    <message>
        <source>You&apos;ve left the table.</source>
        <translation>Вы ушли из-за стола.</translation>
    </message>
    <message>
        <source>You&apos;ve taken your seat in another window; the game continues there.</source>
        <translation>Вы заняли своё место в другом окне: игра продолжается там.</translation>
    </message>
    <message>
        <source>Your partner has given a card: you&apos;ll vote.</source>
        <translation>Ваш напарник отдал карту: голосовать будете вы.</translation>
    </message>
    <message>
        <source>Your rabbit needs a moment to catch its breath.</source>
        <translation>Пусть ваш кролик переведёт дух.</translation>
    </message>
    <message>
        <source>Your two votes must be for different cards.</source>
        <translation>Два голоса — за две разные карты.</translation>
    </message>
</context>
<context>
    <name>WorkshopDesk</name>
    <message>
        <source>Drop pictures, folders or zip archives here, as many as you like at once.</source>
        <translation>Перетащите сюда картинки, папки или ZIP-архивы — сколько угодно сразу.</translation>
    </message>
    <message>
        <source>Holiday photos, children&apos;s drawings, old postcards: anything with a story in it. %1 pictures make a full deck; the files themselves aren&apos;t changed.</source>
        <translation>Снимки из отпуска, детские рисунки, старые открытки — всё, в чём есть история. Для полной колоды их нужно %1; сами файлы останутся как есть.</translation>
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
        <source>Deck name</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
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
        <source>Reading the pictures…</source>
        <translation>Рассматриваем картинки…</translation>
    </message>
    <message>
        <source>See the decks</source>
        <translation>К колодам</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
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
