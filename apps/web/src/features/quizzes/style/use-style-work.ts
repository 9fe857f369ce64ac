import type { ButtonStyle, QuizStyle, StyledButton } from '@lectern/contract/quizzes/style/quiz-style'
import type { StartInfo } from '@lectern/contract/quizzes/style/start-info'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import { withoutEmpty } from './without-empty.ts'
import { noHistory, note, stepBack, stepForth, type StyleHistory } from './style-history.ts'
import type { StyleDraft } from './style-kind.ts'

/** What changes a style: every change is told with what it is of, so that typing one title is one step back. */
export interface StyleWork {
  readonly style: QuizStyle
  readonly startInfo: StartInfo | null
  readonly change: (what: string, part: Partial<QuizStyle>) => void
  readonly changeButton: (type: StyledButton, what: string, part: Partial<ButtonStyle>) => void
  readonly replace: (style: QuizStyle) => void
  readonly changeStart: (what: string, info: StartInfo | null) => void
  readonly undo: (() => void) | undefined
  readonly redo: (() => void) | undefined
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type="radio"]), textarea'))

/** The steps of one style, and the keys for them. */
export const useStyleWork = (kept: DraftDocument<StyleDraft>, draft: StyleDraft): StyleWork => {
  const [history, setHistory] = useState<StyleHistory<StyleDraft>>(noHistory)
  const now = () => kept.state()?.content ?? draft
  const edit = (what: string, next: StyleDraft) => {
    const before = now()
    setHistory((known) => note(known, before, what))
    kept.edit(next)
  }
  const change: StyleWork['change'] = (what, part) => {
    const { style, start_info } = now()
    edit(what, { style: withoutEmpty({ ...style, ...part }), start_info })
  }
  const take = (step: ReturnType<typeof stepBack<StyleDraft>>) => {
    if (!step) return
    setHistory(step.history)
    kept.edit(step.style)
  }
  const undo = () => take(stepBack(history, now()))
  const redo = () => take(stepForth(history, now()))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
    event.preventDefault()
    if (event.shiftKey) redo()
    else undo()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return {
    style: draft.style,
    startInfo: draft.start_info,
    change,
    changeButton: (type, what, part) => {
      const { buttons = {} } = now().style
      change(`${type}.${what}`, { buttons: { ...buttons, [type]: { ...buttons[type], ...part } } })
    },
    replace: (style) => edit('all', { style, start_info: now().start_info }),
    changeStart: (what, start_info) => edit(`start.${what}`, { style: now().style, start_info }),
    undo: history.past.length > 0 ? undo : undefined,
    redo: history.future.length > 0 ? redo : undefined,
  }
}
