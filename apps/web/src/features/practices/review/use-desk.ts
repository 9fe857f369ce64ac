import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { isShown } from '@lectern/contract/attempts/shown-question'
import { commentParts } from '@lectern/contract/comments/rules/comment-parts'
import { useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { isTalkOfWholeAsked, isTalkOpened } from '../../comments/index.ts'
import { waitingIn } from './use-decision.ts'

/** A question beside how it was answered in another version. */
export interface Compared {
  readonly question: string
  readonly version: number
}

/** Which question the keys and the column of comments belong to, and what stands beside it. */
export interface Desk {
  readonly chosen: string | null
  /** Whether the column of comments is about the whole attempt instead. */
  readonly isWhole: boolean
  readonly showWhole: (isWhole: boolean) => void
  /** Goes on to the question after it, or before. */
  readonly step: (by: 1 | -1) => void
  /** Goes to where the points of a question are given. */
  readonly goToPoints: (question: string) => void
  readonly compared: Compared | null
  /** Opens a version beside a question, or closes it again. */
  readonly compare: (compared: Compared) => void
  /** Opens the version before beside the chosen question, then the one before that, and closes the first one; absent: there is none. */
  readonly goBack: (() => void) | undefined
}

type DeskView = Pick<AttemptView, 'questions' | 'versions'>

/** The question that the address asks for, else the first one that waits for a person, else the first one. */
const firstOf = ({ questions }: DeskView, search: object): string | null => {
  const shown = questions.filter(isShown)
  const asked = shown.find(({ question }) => isTalkOpened(question.id, commentParts(question), search))
  const first = asked ?? shown.find(({ result }) => result.state === 'pending') ?? shown[0]
  return first?.question.id ?? null
}

const cardOf = (question: string) =>
  document.querySelector<HTMLElement>(`[data-question="${CSS.escape(question)}"]`)

/** The version after the one that is compared, on the way back to the first one. */
export const versionBefore = (
  versions: readonly { readonly id: number }[],
  attempt: number,
  compared: number | undefined,
): number | undefined => {
  const earlier = versions.map(({ id }) => id).filter((id) => id < attempt)
  return compared === undefined ? earlier.at(-1) : earlier.findLast((id) => id < compared)
}

/** Calls `choose` with the question in which the keyboard, the pointer or a finger is. */
const useTouchedQuestion = (choose: (question: string) => void): void => {
  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null
      if (card?.dataset['question'] !== undefined) choose(card.dataset['question'])
    }
    document.addEventListener('focusin', onTouch)
    document.addEventListener('pointerdown', onTouch)
    return () => {
      document.removeEventListener('focusin', onTouch)
      document.removeEventListener('pointerdown', onTouch)
    }
  }, [choose])
}

/**
 * The question to which a key leads: forward to the next one that waits for points, and after the last one to the first; back to
 * the one before. Where nothing waits, forward to the one after.
 */
export const steppedTo = (
  ids: readonly string[],
  waiting: readonly string[],
  chosen: string | null,
  by: 1 | -1,
): string | undefined => {
  const at = chosen === null ? -1 : ids.indexOf(chosen)
  const next =
    by === 1 ? (ids.find((id, place) => place > at && waiting.includes(id)) ?? waiting[0]) : undefined
  return next ?? ids[Math.min(Math.max(at + by, 0), ids.length - 1)]
}

/** The state of the desk for one attempt. */
export const useDesk = (attempt: number, view: DeskView): Desk => {
  const search = useRouterState({ select: (state) => state.location.search })
  const [chosen, choose] = useState(() => firstOf(view, search))
  const [isWhole, setWhole] = useState(() => chosen === null || isTalkOfWholeAsked(attempt, search))
  const setChosen = useCallback((question: string) => {
    choose(question)
    setWhole(false)
  }, [])
  const [compared, setCompared] = useState<Compared | null>(null)
  useTouchedQuestion(setChosen)
  const ids = view.questions.filter(isShown).map(({ question }) => question.id)
  const show = (question: string, version: number | undefined) =>
    setCompared(version === undefined ? null : { question, version })
  return {
    chosen,
    isWhole,
    showWhole: setWhole,
    step: (by) => {
      const next = steppedTo(ids, waitingIn(view.questions), chosen, by)
      if (next === undefined) return
      setChosen(next)
      // One that was folded is there with the next frame.
      requestAnimationFrame(() => {
        const card = cardOf(next)
        card?.focus({ preventScroll: true })
        card?.scrollIntoView({ block: 'start' })
      })
    },
    goToPoints: (question) => {
      setChosen(question)
      // The dialog that asked gives the keyboard back first.
      requestAnimationFrame(() => {
        const card = cardOf(question)
        card?.scrollIntoView({ block: 'start' })
        const field = card?.querySelector<HTMLElement>('[data-points] input') ?? card
        field?.focus({ preventScroll: true })
      })
    },
    compared,
    compare: ({ question, version }) => {
      setChosen(question)
      const isOpen = compared?.question === question && compared.version === version
      show(question, version === attempt || isOpen ? undefined : version)
    },
    goBack:
      chosen === null || versionBefore(view.versions, attempt, undefined) === undefined
        ? undefined
        : () => {
            const open = compared?.question === chosen ? compared.version : undefined
            show(chosen, versionBefore(view.versions, attempt, open))
          },
  }
}
