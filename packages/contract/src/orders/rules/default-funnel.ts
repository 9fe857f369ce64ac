import type { Locale } from '../../kernel/locales.ts'
import type { StageRule } from '../funnels.ts'

interface DefaultFunnel {
  readonly title: string
  readonly stages: readonly { readonly title: string; readonly rule: StageRule | null }[]
}

const inWords = (
  title: string,
  [fresh, inWork, promised, inPart, paid, closed]: readonly [string, string, string, string, string, string],
): DefaultFunnel => ({
  title,
  stages: [
    { title: fresh, rule: null },
    { title: inWork, rule: null },
    { title: promised, rule: null },
    { title: inPart, rule: 'paid_in_part' },
    { title: paid, rule: 'paid' },
    { title: closed, rule: 'closed' },
  ],
})

/** What a school follows its orders by until it says otherwise, in its language: names that the school may change. */
export const defaultFunnels: Readonly<Record<Locale, DefaultFunnel>> = {
  en: inWords('Sales', ['New', 'In work', 'Promised to pay', 'Paid in part', 'Paid', 'Closed']),
  uk: inWords('Продажі', [
    ...(['Нові', 'У роботі', 'Обіцяли сплатити'] as const),
    ...(['Сплачено частково', 'Сплачено', 'Закрито'] as const),
  ]),
  ru: inWords('Продажи', [
    ...(['Новые', 'В работе', 'Обещали оплатить'] as const),
    ...(['Оплачено частично', 'Оплачено', 'Закрыто'] as const),
  ]),
}
