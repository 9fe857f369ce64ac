import { questionLimits, type AuthorText } from '@lectern/contract/quizzes/question-types/shared/common'
import { authorTextOf, richTextOf } from '@lectern/contract/quizzes/question-types/shared/long-text/long-text'
import { formulasOfQuestions } from '@lectern/contract/quizzes/rules/question-formulas'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Field } from '@lectern/ui/fields/field'
import type { ComponentProps } from 'react'
import type { QuestionTextEditor } from '../../rich-text/index.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { AuthorLongText } from '../shown/author-long-text.tsx'
import { lazyPart } from '../../../lib/drawing/lazy-part.tsx'
import shown from '../shown/shown.module.css'
import styles from './question-extras.module.css'

// The heaviest part of the workbench: it comes with the first field that is opened.
const editor = lazyPart<ComponentProps<typeof QuestionTextEditor>>(
  async () => (await import('../../rich-text/index.ts')).QuestionTextEditor,
  () => <Skeleton height="8rem" radius="var(--radius-control)" />,
)

/** Gets the editor for a page on which a field is open from the beginning. */
export const loadRichText = editor.load

interface RichTextFieldProps {
  text: AuthorText
  onText: (text: AuthorText) => void
  label: TextId
  help: TextId
  /** It was asked for a moment ago: write here. */
  startHere: boolean
}

/** A longer text of a question, with its form and its formulas. */
export const RichTextField = ({ text, onText, label, help, startHere }: RichTextFieldProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.richText}>
      <Field label={t(label)} help={t(help)}>
        <editor.Part
          frame="field"
          headings="one"
          formulas
          className={shown.long ?? ''}
          placeholder=""
          label={t(label)}
          limit={questionLimits.description}
          startHere={startHere}
          text={richTextOf(text)}
          version={text}
          onText={(written) => onText(authorTextOf(written))}
        />
      </Field>
      {formulasOfQuestions(text).length > 0 && (
        <div className={styles.preview}>
          <AuthorLongText text={text} />
        </div>
      )}
    </div>
  )
}
