import type { Thing } from '@lectern/contract/quizzes/question-types/shared/common'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AddPicture } from '../../../question-head/picture-field.tsx'
import { ThingField } from '../../shared/item-list/thing-field.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { matchIssues } from './match-issues.ts'
import styles from './match-editor.module.css'

interface MatchFieldProps {
  thing: Thing
  label: string
  removeLabel: string
  issue: FieldIssue | undefined
  onThing: (change: Partial<Thing>) => void
  onEnter?: (() => void) | undefined
  /** Rows of a table were pasted, or lines. */
  onRows?: ((rows: string[][]) => void) | undefined
  onRemove?: (() => void) | undefined
}

/** A statement or an answer: its words, and perhaps a picture. */
export const MatchField = (props: MatchFieldProps) => {
  const { thing, label, removeLabel, issue, onThing, onEnter, onRows, onRemove } = props
  const { t } = useTexts()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return
    event.preventDefault()
    onEnter?.()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim()
    if (!onRows || !/[\t\n]/.test(pasted)) return
    event.preventDefault()
    const lines = pasted.split(/\r?\n/).filter((line) => line.trim() !== '')
    onRows(lines.map((line) => line.split('\t')))
  }
  const pictureLabels = {
    add: t('questions.match_picture_add', { thing: label }),
    remove: t('questions.match_picture_remove', { thing: label }),
  }
  return (
    <div className={styles.field}>
      <ThingField
        thing={thing}
        label={label}
        issue={issue?.code}
        issueWords={matchIssues}
        onText={(text) => onThing({ text })}
        onImage={(image) => onThing({ image })}
        pictureLabels={pictureLabels}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {!thing.image && <AddPicture onImage={(image) => onThing({ image })} label={pictureLabels.add} />}
      {onRemove && <IconButton icon={X} size="small" label={removeLabel} onClick={onRemove} />}
    </div>
  )
}
