import type { SchoolChange } from '@lectern/contract/schools/schools'

/** The legal texts of the demo school: short, true of this server, and plainly of a demo. */
export const demoLegalTexts: NonNullable<SchoolChange['legal']> = {
  en: {
    terms: `This is the demo school of a Lectern server. Nothing here is sold, and no order that you see was ever paid.

You can view everything, answer every practice and change whatever your account allows. The demo can be reset at any time; everything written in it is lost then.

A real school writes its own terms in School settings, “Links and legal texts”.`,
    privacy: `The server keeps what you type: your name and e-mail, your answers and notes, and the sign-ins to your account with browser, address and time, so that you can see whether somebody else was there.

Nothing is sent to anybody else. There is no third-party analytics and no advertising.

In your account, under “My data”, you can download everything we keep about you and delete your account. It is deleted 14 days after you ask.`,
    cookies: `Four cookies, none of them for advertising:

lectern_session keeps you signed in for thirty days. lectern_device lets you recognise your own browsers in the sign-in history. lectern_lang and lectern_theme remember the language and the light or dark look that you chose.

Answers that have not been sent yet are kept in this browser’s storage until the school has received them.`,
  },
  uk: {
    terms: `Це демонстраційна школа на сервері Lectern. Тут нічого не продається, і жодне з видимих замовлень насправді не оплачено.

Можна дивитися все, виконувати всі практики й змінювати те, що дозволено вашому акаунту. Демонстрацію можуть будь-коли створити наново — тоді все написане в ній зникне.

Справжня школа пише власні умови в «Налаштуваннях школи», «Посилання й правові тексти».`,
    privacy: `Сервер зберігає те, що ви вводите: ім’я та пошту, відповіді й нотатки, а також входи до вашого акаунта з браузером, адресою та часом — щоб ви бачили, чи не заходив хтось інший.

Нікому нічого не передається. Сторонніх лічильників і реклами немає.

У своєму акаунті, на сторінці «Мої дані», можна завантажити все, що про вас зберігається, і видалити акаунт. Його буде видалено через 14 днів після запиту.`,
    cookies: `Чотири файли cookie, жодного для реклами:

lectern_session тримає ваш вхід тридцять днів. lectern_device допомагає впізнати власні браузери в історії входів. lectern_lang і lectern_theme пам’ятають вибрані мову та світлий чи темний вигляд.

Ще не надіслані відповіді зберігаються у сховищі цього браузера, доки їх не отримає школа.`,
  },
  ru: {
    terms: `Это демонстрационная школа на сервере Lectern. Здесь ничего не продаётся, и ни один из видимых заказов на самом деле не оплачен.

Можно смотреть всё, выполнять все практики и менять то, что разрешено вашему аккаунту. Демонстрацию могут в любой момент создать заново — тогда всё написанное в ней пропадёт.

Настоящая школа пишет свои условия в «Настройках школы», «Ссылки и правовые тексты».`,
    privacy: `Сервер хранит то, что вы вводите: имя и почту, ответы и заметки, а также входы в ваш аккаунт с браузером, адресом и временем — чтобы вы видели, не заходил ли кто-то другой.

Никому ничего не передаётся. Сторонних счётчиков и рекламы нет.

В своём аккаунте, на странице «Мои данные», можно скачать всё, что о вас хранится, и удалить аккаунт. Он будет удалён через 14 дней после запроса.`,
    cookies: `Четыре файла cookie, ни одного для рекламы:

lectern_session держит ваш вход тридцать дней. lectern_device помогает узнать собственные браузеры в истории входов. lectern_lang и lectern_theme помнят выбранный язык и светлый или тёмный вид.

Ещё не отправленные ответы хранятся в хранилище этого браузера, пока их не получит школа.`,
  },
}
