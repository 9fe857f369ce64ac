import type { CabinetChange } from '@lectern/contract/accounts/schools'

/** The legal texts of the demo school: short, true of this server, and plainly of a demo. */
export const demoLegalTexts: NonNullable<CabinetChange['legal']> = {
  en: {
    terms: `This is the demo school of a Lectern server. Nothing here is sold, and no order that you see was ever paid.

You may look at everything, answer every practice and change whatever your account may change. The demo can be made anew at any time; what was written in it is gone then.

A real school writes its own terms under School settings, “Links and legal”.`,
    privacy: `The server keeps what you type: your name and e-mail, your answers and notes, and the sign-ins to your account with browser, address and time, so that you can see whether somebody else was there.

Nothing is sent to anybody else. There is no counting of visitors by third parties, and no advertising.

Under “My data” in your cabinet you can download everything that is kept about you and delete your account. It is erased two weeks after you ask.`,
    cookies: `Four cookies, none for advertising:

lectern_session keeps you signed in for thirty days. lectern_device lets you recognise your own browsers in the sign-in history. lectern_lang and lectern_theme remember the language and the light or dark look that you chose.

Answers that are not sent yet are kept in this browser's own storage until the school has them.`,
  },
  uk: {
    terms: `Це демонстраційна школа на сервері Lectern. Тут нічого не продається, і жодне з видимих замовлень насправді не оплачено.

Можна дивитися все, відповідати на всі завдання й змінювати те, що дозволено вашому обліковому запису. Демонстрацію можуть будь-коли створити наново — тоді все написане в ній зникне.

Справжня школа пише власні умови в «Налаштуваннях школи», розділ «Посилання й правове».`,
    privacy: `Сервер зберігає те, що ви вводите: ім’я та пошту, відповіді й нотатки, а також входи до вашого облікового запису з браузером, адресою та часом — щоб ви бачили, чи не заходив хтось інший.

Нікому нічого не передається. Сторонніх лічильників і реклами немає.

У розділі «Мої дані» свого кабінету можна завантажити все, що про вас зберігається, і видалити обліковий запис. Його буде стерто через два тижні після прохання.`,
    cookies: `Чотири файли cookie, жодного для реклами:

lectern_session тримає ваш вхід тридцять днів. lectern_device допомагає впізнати власні браузери в історії входів. lectern_lang і lectern_theme пам’ятають обрані мову та світлий чи темний вигляд.

Ще не надіслані відповіді зберігаються у сховищі цього браузера, доки їх не отримає школа.`,
  },
  ru: {
    terms: `Это демонстрационная школа на сервере Lectern. Здесь ничего не продаётся, и ни один из видимых заказов на самом деле не оплачен.

Можно смотреть всё, отвечать на все задания и менять то, что разрешено вашему аккаунту. Демонстрацию могут в любой момент создать заново — тогда всё написанное в ней пропадёт.

Настоящая школа пишет свои условия в «Настройках школы», раздел «Ссылки и правовое».`,
    privacy: `Сервер хранит то, что вы вводите: имя и почту, ответы и заметки, а также входы в ваш аккаунт с браузером, адресом и временем — чтобы вы видели, не заходил ли кто-то другой.

Никому ничего не передаётся. Сторонних счётчиков и рекламы нет.

В разделе «Мои данные» своего кабинета можно скачать всё, что о вас хранится, и удалить аккаунт. Он будет стёрт через две недели после просьбы.`,
    cookies: `Четыре файла cookie, ни одного для рекламы:

lectern_session держит ваш вход тридцать дней. lectern_device помогает узнать собственные браузеры в истории входов. lectern_lang и lectern_theme помнят выбранный язык и светлый или тёмный вид.

Ещё не отправленные ответы хранятся в хранилище этого браузера, пока их не получит школа.`,
  },
}
