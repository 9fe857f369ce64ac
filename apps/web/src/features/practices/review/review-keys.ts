import { commandKey, type KeyHint, type PageKey } from '../../../frame/expert/index.ts'
import type { Translate } from '../../../lib/texts/index.ts'
import { decisions } from './decisions.ts'
import type { ClaimState } from './use-claim.ts'
import type { Desk } from './use-desk.ts'

interface KeyWork {
  /** Absent where the reader decides nothing here. */
  decide: ((status: (typeof decisions)[number][0]) => void) | undefined
  claim: ClaimState | null
  next: (() => void) | undefined
  /** Absent where nothing can be taken back. */
  undo: (() => void) | undefined
  desk: Desk
  /** Comments are written here, and remarks are at hand for them. */
  hasRemarks: boolean
}

/** A part of a place, which may come a little later. */
const whenThere = (place: HTMLElement, selector: string, then: (part: HTMLElement) => void): void => {
  const find = () => {
    const part = place.querySelector<HTMLElement>(selector)
    if (part) then(part)
    return part !== null
  }
  if (find()) return
  const seen = new MutationObserver(() => find() && seen.disconnect())
  seen.observe(place, { childList: true, subtree: true })
  setTimeout(() => seen.disconnect(), 5000)
}

/** Opens what is said about a question, and goes to a part of it. */
const goToTalk = (question: string | null, selector: string, then: (part: HTMLElement) => void): void => {
  if (question === null) return
  whenThere(document.body, `[data-talk="${CSS.escape(question)}"]`, (talk) => {
    talk.querySelector<HTMLElement>('[data-open-talk][aria-expanded="false"]')?.click()
    whenThere(talk, selector, then)
  })
}

/** To where one writes now: about the whole attempt where the column shows that, else about the chosen question. */
const goToShownTalk = (desk: Desk, selector: string, then: (part: HTMLElement) => void): void => {
  const whole = desk.isWhole ? document.querySelector<HTMLElement>('[data-talk-of-attempt]') : null
  if (whole) whenThere(whole, selector, then)
  else goToTalk(desk.chosen, selector, then)
}

/** The keys by which attempts are checked. */
export const reviewKeys = (
  t: Translate,
  { decide, claim, next, undo, desk, hasRemarks }: KeyWork,
): PageKey[] => [
  ...(decide
    ? decisions.map(([status, label]) => ({
        keys: [String(status)],
        label: t(label),
        onPress: () => decide(status),
      }))
    : []),
  ...(next ? [{ keys: ['n'], label: t('practices.key_review_next'), onPress: next }] : []),
  ...(claim
    ? [
        {
          keys: ['a'],
          label: t('practices.key_review_claim'),
          onPress: claim.claim?.is_own ? claim.giveUp : claim.take,
        },
      ]
    : []),
  { keys: ['u'], label: t('practices.key_review_undo'), onPress: undo },
  { keys: [commandKey(), 'Z'], label: t('practices.key_review_undo') },
  { keys: ['j'], label: t('practices.key_answer_next'), onPress: () => desk.step(1) },
  { keys: ['k'], label: t('practices.key_answer_previous'), onPress: () => desk.step(-1) },
  {
    keys: ['m'],
    label: t('practices.key_comment'),
    onPress: () => goToShownTalk(desk, 'textarea', (area) => area.focus()),
  },
  ...(hasRemarks
    ? [
        {
          keys: ['r'],
          label: t('practices.key_remark'),
          onPress: () =>
            goToShownTalk(desk, '[data-remarks]', (button) => {
              button.scrollIntoView({ block: 'center' })
              button.click()
            }),
        },
      ]
    : []),
  ...(desk.goBack ? [{ keys: ['v'], label: t('practices.key_version'), onPress: desk.goBack }] : []),
]

/** The same keys in one line, each kind in a word. */
export const reviewHints = (
  t: Translate,
  { decide, claim, next, undo, desk, hasRemarks }: KeyWork,
): KeyHint[] => [
  ...(decide
    ? [{ keys: decisions.map(([status]) => String(status)), label: t('practices.hint_review_mark') }]
    : []),
  { keys: ['j', 'k'], label: t('practices.hint_question') },
  ...(hasRemarks
    ? [
        { keys: ['m'], label: t('practices.hint_comment') },
        { keys: ['r'], label: t('practices.hint_remark') },
      ]
    : []),
  ...(desk.goBack ? [{ keys: ['v'], label: t('practices.hint_version') }] : []),
  ...(claim ? [{ keys: ['a'], label: t('practices.hint_claim') }] : []),
  ...(next ? [{ keys: ['n'], label: t('practices.hint_next') }] : []),
  ...(undo ? [{ keys: ['u'], label: t('practices.hint_undo') }] : []),
]
