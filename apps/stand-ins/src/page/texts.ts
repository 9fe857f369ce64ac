import type { Locale } from '@lectern/contract/kernel/locales'
import type { Button } from './press.ts'

/** What the pay page says in one language. */
interface PageTexts {
  readonly test: string
  readonly played: (provider: string) => string
  readonly to: string
  readonly card: string
  readonly cardHint: string
  readonly choose: string
  readonly back: string
  readonly buttons: Readonly<Record<Button, string>>
  readonly secure: string
  readonly paid: string
  readonly closed: string
  readonly left: string
  readonly windowClosed: string
  readonly broken: string
  readonly unknown: string
  readonly duplicate: string
  readonly signature: string
}

export const pageTexts: Readonly<Record<Locale, PageTexts>> = {
  en: {
    test: 'This is a test page: no money moves.',
    played: (provider) => `It plays the pay page of ${provider}.`,
    to: 'To',
    card: 'Card number',
    cardHint: 'May stay empty. The test cards of Stripe work: 4242 4242 4242 4242 is paid.',
    choose: 'What shall happen?',
    back: 'Back to the shop',
    buttons: {
      pay: 'Pay',
      decline: 'Decline',
      no_funds: 'No funds',
      three_d_secure_pass: '3-D Secure passes',
      three_d_secure_fail: '3-D Secure fails',
      three_d_secure_leave: 'Leave 3-D Secure',
      slow: 'Pay slowly',
      close: 'Pay and close the window',
    },
    secure: 'The bank asks for 3-D Secure: let it pass or fail.',
    paid: 'This payment is made.',
    closed: 'This page is closed: the time to pay is over.',
    left: '3-D Secure is left open. The payment waits.',
    windowClosed: 'It is done, and nobody goes back to the shop. You may close the window.',
    broken: 'Something went wrong here. The money may have moved.',
    unknown: 'There is no such payment here.',
    duplicate: 'Code 1112: this order reference was used before.',
    signature: 'Code 1113: the signature is wrong.',
  },
  uk: {
    test: 'Це тестова сторінка: гроші не рухаються.',
    played: (provider) => `Вона грає сторінку оплати ${provider}.`,
    to: 'Кому',
    card: 'Номер картки',
    cardHint: 'Можна не заповнювати. Тестові картки Stripe працюють: 4242 4242 4242 4242 платить.',
    choose: 'Що має статися?',
    back: 'Назад до магазину',
    buttons: {
      pay: 'Сплатити',
      decline: 'Відхилити',
      no_funds: 'Недостатньо коштів',
      three_d_secure_pass: '3-D Secure успішно',
      three_d_secure_fail: '3-D Secure з помилкою',
      three_d_secure_leave: 'Покинути 3-D Secure',
      slow: 'Сплатити повільно',
      close: 'Сплатити й закрити вікно',
    },
    secure: 'Банк просить 3-D Secure: пройдіть або відхиліть його.',
    paid: 'Цей платіж здійснено.',
    closed: 'Сторінку закрито: час на оплату минув.',
    left: '3-D Secure лишилося відкритим. Платіж чекає.',
    windowClosed: 'Готово, до магазину ніхто не повертається. Вікно можна закрити.',
    broken: 'Тут щось пішло не так. Гроші могли піти.',
    unknown: 'Такого платежу тут немає.',
    duplicate: 'Код 1112: цей номер замовлення вже використано.',
    signature: 'Код 1113: підпис неправильний.',
  },
  ru: {
    test: 'Это тестовая страница: деньги не движутся.',
    played: (provider) => `Она играет страницу оплаты ${provider}.`,
    to: 'Кому',
    card: 'Номер карты',
    cardHint: 'Можно не заполнять. Тестовые карты Stripe работают: 4242 4242 4242 4242 платит.',
    choose: 'Что должно произойти?',
    back: 'Назад в магазин',
    buttons: {
      pay: 'Оплатить',
      decline: 'Отклонить',
      no_funds: 'Недостаточно средств',
      three_d_secure_pass: '3-D Secure успешно',
      three_d_secure_fail: '3-D Secure с ошибкой',
      three_d_secure_leave: 'Покинуть 3-D Secure',
      slow: 'Оплатить медленно',
      close: 'Оплатить и закрыть окно',
    },
    secure: 'Банк просит 3-D Secure: пройдите или отклоните его.',
    paid: 'Этот платёж совершён.',
    closed: 'Страница закрыта: время на оплату прошло.',
    left: '3-D Secure осталось открытым. Платёж ждёт.',
    windowClosed: 'Готово, в магазин никто не возвращается. Окно можно закрыть.',
    broken: 'Здесь что-то пошло не так. Деньги могли уйти.',
    unknown: 'Такого платежа здесь нет.',
    duplicate: 'Код 1112: этот номер заказа уже использован.',
    signature: 'Код 1113: подпись неверна.',
  },
}
