import { questionLimits, type Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { IssueNote, type IssueWords } from '../../../editor/issue-note.tsx'
import { hasFormula } from '../../../question-head/formula-button.tsx'
import { PictureField, type PictureLabels } from '../../../question-head/picture-field.tsx'
import { AuthorText } from '../author-text.tsx'
import type { Item } from './item-edits.ts'
import styles from './item-list.module.css'

interface ThingFieldProps {
  thing: Item
  label: string
  /** Where it is another one than the label. */
  placeholder?: string | undefined
  issue: string | undefined
  issueWords: IssueWords
  onText: (text: string) => void
  /** Undefined where a picture makes no sense. */
  onImage: ((image: Picture | null) => void) | undefined
  pictureLabels: PictureLabels
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** What is written at one place of a question, with its picture, its formulas as they will look, and what is wrong with it. */
export const ThingField = (props: ThingFieldProps) => {
  const { thing, label, placeholder, issue, issueWords, onText, onImage, pictureLabels, ...keys } = props
  return (
    <div className={styles.words}>
      <input
        {...keys}
        type="text"
        className={styles.text}
        data-thing={thing.id}
        value={thing.text}
        maxLength={questionLimits.optionText}
        placeholder={placeholder ?? label}
        aria-label={label}
        aria-invalid={issue !== undefined || undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {hasFormula(thing.text) && (
        <p className={styles.preview}>
          <AuthorText text={thing.text} />
        </p>
      )}
      {thing.image && onImage && (
        <PictureField image={thing.image} onImage={onImage} labels={pictureLabels} />
      )}
      {issue !== undefined && <IssueNote code={issue} words={issueWords} />}
    </div>
  )
}
