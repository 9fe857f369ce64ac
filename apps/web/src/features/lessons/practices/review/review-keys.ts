import { commandKey, type PageKey } from '../../../../frame/expert/index.ts'
import type { Translate } from '../../../../lib/texts/index.ts'
import { decisions } from '../practice-decision.tsx'
import type { ClaimState } from './use-claim.ts'

interface KeyWork {
  /** Absent where the reader decides nothing here. */
  decide: ((status: (typeof decisions)[number][0]) => void) | undefined
  claim: ClaimState | null
  next: (() => void) | undefined
  /** Absent where nothing can be taken back. */
  undo: (() => void) | undefined
  /** Comments are written here, and remarks are at hand for them. */
  hasRemarks: boolean
}

const questions = () => [...document.querySelectorAll<HTMLElement>('[data-question]')]

/** Moves on to the question after, or before, the one that has the keyboard or stands at the top of the window. */
const step = (by: 1 | -1): void => {
  const all = questions()
  const held = all.findIndex((each) => each.contains(document.activeElement))
  const seen = all.findIndex((each) => each.getBoundingClientRect().bottom > 80)
  const at = held === -1 ? seen - (by === 1 ? 1 : 0) : held
  const target = all[Math.min(Math.max(at + by, 0), all.length - 1)]
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'start' })
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

/** Opens what is said about the question that has the keyboard, else about the first one, and goes to a part of it. */
const goToTalk = (selector: string, then: (part: HTMLElement) => void): void => {
  const all = questions()
  const here = all.find((each) => each.contains(document.activeElement)) ?? all[0]
  if (!here) return
  here.querySelector<HTMLElement>('[data-open-talk][aria-expanded="false"]')?.click()
  whenThere(here, `[data-talk] ${selector}`, then)
}

/** The keys by which attempts are checked. */
export const reviewKeys = (t: Translate, { decide, claim, next, undo, hasRemarks }: KeyWork): PageKey[] => [
  ...(decide
    ? decisions.map(([status, label]) => ({
        keys: [String(status)],
        label: t(label),
        onPress: () => decide(status),
      }))
    : []),
  ...(next ? [{ keys: ['n'], label: t('create-course.key_review_next'), onPress: next }] : []),
  ...(claim
    ? [
        {
          keys: ['a'],
          label: t('create-course.key_review_claim'),
          onPress: claim.claim?.is_own ? claim.giveUp : claim.take,
        },
      ]
    : []),
  { keys: ['u'], label: t('create-course.key_review_undo'), onPress: undo },
  { keys: [commandKey(), 'Z'], label: t('create-course.key_review_undo') },
  { keys: ['j'], label: t('create-course.key_answer_next'), onPress: () => step(1) },
  { keys: ['k'], label: t('create-course.key_answer_previous'), onPress: () => step(-1) },
  {
    keys: ['m'],
    label: t('create-course.key_comment'),
    onPress: () => goToTalk('textarea', (area) => area.focus()),
  },
  ...(hasRemarks
    ? [
        {
          keys: ['r'],
          label: t('create-course.key_remark'),
          onPress: () => goToTalk('[data-remarks]', (button) => button.click()),
        },
      ]
    : []),
]
