import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { Icon } from '@lectern/ui/layout/icon'
import { TextCursorInput } from 'lucide-react'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { PartPoints } from '../../shared/part-points.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { SpellingSwitches } from '../../shared/typed/spelling-switches.tsx'
import { toggleGap, wayOf, writeText, writtenText, type Gap } from './gap-edits.ts'
import { GapFields } from './gap-fields.tsx'
import { gapIssues } from './gap-issues.ts'
import styles from './gap-editor.module.css'

type Gaps = FullQuestionOf<'fill_gaps'>

/** Gaps by their word, also those that have left the text: brought back, they have all that belonged to them. */
const usePastGaps = ({ answer_groups }: Gaps) => {
  const past = useRef(new Map<string, Gap>())
  useLayoutEffect(() => {
    for (const gap of answer_groups)
      past.current.set(gap.answers.find(({ is_correct }) => is_correct)?.text ?? '', gap)
  })
  return (word: string): Gap | undefined => {
    const gap = past.current.get(word)
    return gap && answer_groups.some(({ id }) => id === gap.id) ? undefined : gap
  }
}

/** The text with its gaps in double brackets, and below it how each of them is filled. */
export const FillGapsEditor = ({ question, onQuestion, issues }: QuestionEditorProps<Gaps>) => {
  const { t } = useTexts()
  const { answer_groups: gaps } = question
  const box = useRef<HTMLFieldSetElement>(null)
  const caret = useRef<number>(undefined)
  const past = usePastGaps(question)
  const value = writtenText(question)
  const areaOf = () => box.current?.querySelector('textarea')
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    areaOf()?.focus()
    areaOf()?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  }, [value])
  const toggle = () => {
    const { selectionStart = value.length, selectionEnd = value.length } = areaOf() ?? {}
    const next = toggleGap(value, selectionStart, selectionEnd)
    caret.current = next.at
    onQuestion(writeText(question, next.value, newKey, past))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== 'KeyG' || !event.shiftKey || (!event.ctrlKey && !event.metaKey)) return
    event.preventDefault()
    toggle()
  }
  const change = (gap: Gap) =>
    onQuestion({ ...question, answer_groups: gaps.map((each) => (each.id === gap.id ? gap : each)) })
  return (
    <fieldset ref={box} className={styles.editor}>
      <legend className={styles.legend}>{t('questions.gaps')}</legend>
      <Field label={t('questions.gap_text')} help={t('questions.gap_text_help')}>
        <TextArea
          rows={4}
          value={value}
          onKeyDown={onKeyDown}
          onChange={(event) => onQuestion(writeText(question, event.currentTarget.value, newKey, past))}
        />
      </Field>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon of={TextCursorInput} />}
          aria-keyshortcuts="Control+Shift+G"
          title="Ctrl+Shift+G"
          onClick={toggle}
        >
          {t('questions.gap_make')}
        </Button>
      </div>
      {[...new Set(issues.filter(({ at }) => at === undefined).map(({ code }) => code))]
        .filter((code) => code !== 'question_empty')
        .map((code) => (
          <IssueNote key={code} code={code} words={gapIssues} />
        ))}
      <ol className={styles.list}>
        {gaps.map((gap, at) => (
          <GapFields key={gap.id} gap={gap} number={at + 1} issues={issues} onGap={change} />
        ))}
      </ol>
      {gaps.some((gap) => wayOf(gap) === 'typed') && (
        <SpellingSwitches
          spelling={question}
          onSpelling={(spelling) => onQuestion({ ...question, ...spelling })}
        />
      )}
      {gaps.length > 0 && (
        <PartPoints
          label="questions.gap_points"
          parts={gaps}
          onPoints={(points) =>
            onQuestion({ ...question, answer_groups: gaps.map((gap) => ({ ...gap, points })) })
          }
        />
      )}
    </fieldset>
  )
}
