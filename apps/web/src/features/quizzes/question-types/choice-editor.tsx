import { type Option, questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Icon } from '@lectern/ui/layout/icon'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { moved } from '../../../lib/lists.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { IssueNote } from '../editor/issue-note.tsx'
import { ChoiceOption } from './choice-option.tsx'
import { addOption, markOption, removeOption, writeOption } from './choice-options.ts'
import type { FieldIssue } from './question-editor.ts'
import styles from './choice-editor.module.css'

interface ChoiceEditorProps {
  kind: 'one' | 'many'
  options: readonly Option[]
  onOptions: (options: Option[]) => void
  shuffled: boolean
  onShuffled: (shuffled: boolean) => void
  issues: readonly FieldIssue[]
}

/** Puts the caret into an option after it has been drawn. */
const useOptionFocus = () => {
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const id = CSS.escape(wanted.current)
    list.current?.querySelector<HTMLInputElement>(`[data-option="${id}"] input[type="text"]`)?.focus()
    wanted.current = undefined
  })
  return { list, focus: (id: string | undefined) => void (wanted.current = id) }
}

/** Options of a choice: Enter adds one, Backspace in an empty one removes it, Alt and arrows move it. */
export const ChoiceEditor = (props: ChoiceEditorProps) => {
  const { kind, options, onOptions, shuffled, onShuffled, issues } = props
  const { t } = useTexts()
  const ids = useMemo(() => options.map((option) => option.id), [options])
  const { list, itemProps, handleProps } = useSortable({
    ids,
    onMove: (from, to) => onOptions(moved(options, from, to)),
  })
  const { list: box, focus } = useOptionFocus()

  const addBehind = (at: number) => {
    const key = newKey()
    focus(key)
    onOptions(addOption(options, at, key))
  }
  const remove = (at: number) => {
    const next = removeOption(options, at)
    focus(next.focus)
    onOptions(next.options)
  }

  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>
        {t('create-course.options')}
        <span className={styles.hint}>
          {t(kind === 'one' ? 'create-course.options_one_hint' : 'create-course.options_many_hint')}
        </span>
      </legend>
      <div ref={box}>
        <ol ref={list} className={styles.list}>
          {options.map((option, at) => (
            <ChoiceOption
              key={option.id}
              kind={kind}
              option={option}
              number={at + 1}
              total={options.length}
              issue={issues.find((issue) => issue.at === option.id)}
              item={itemProps(at)}
              handle={handleProps(at)}
              onText={(text) => onOptions(writeOption(options, at, text, newKey))}
              onRight={(right) => onOptions(markOption(kind, options, option.id, right))}
              onEnter={() => addBehind(at)}
              onRemove={() => remove(at)}
            />
          ))}
        </ol>
      </div>
      {issues
        .filter((issue) => issue.at === undefined && issue.code !== 'question_empty')
        .map((issue) => (
          <IssueNote key={issue.code} code={issue.code} />
        ))}
      <div className={styles.foot}>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={Plus} />}
          disabled={options.length >= questionLimits.options}
          onClick={() => addBehind(options.length - 1)}
        >
          {t('create-course.option_add')}
        </Button>
        <Checkbox
          label={t('create-course.options_shuffle')}
          checked={shuffled}
          onChange={(event) => onShuffled(event.currentTarget.checked)}
        />
      </div>
    </fieldset>
  )
}
