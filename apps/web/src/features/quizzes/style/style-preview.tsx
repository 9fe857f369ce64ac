import { noAnswer } from '@lectern/contract/quizzes/question-types/shared/no-answer'
import type { Answer } from '@lectern/contract/quizzes/question-types/shared/answer'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { authorTextOf } from '@lectern/contract/quizzes/question-types/shared/long-text/long-text'
import { showStart } from '@lectern/contract/quizzes/style/rules/show-start'
import { showStyle } from '@lectern/contract/quizzes/style/rules/show-style'
import type { ShownStyle } from '@lectern/contract/quizzes/style/shown-style'
import { styledButtons, type StyledButton } from '@lectern/contract/quizzes/style/quiz-style'
import { Button } from '@lectern/ui/actions/button'
import { useMemo, useState } from 'react'
import { isSame } from '../../../lib/drafts/index.ts'
import { brandStyle } from '../../../lib/brand-style.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useSchoolColor } from '../../staff/index.ts'
import { startTry } from '../editor/trying/try-question.ts'
import { AuthorExtras } from '../question-head/author-extras.tsx'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import { questionViews } from '../question-types/question-views.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { AuthorLongText } from '../shown/author-long-text.tsx'
import sheet from '../shown/question-sheet.module.css'
import { isMain } from './button-fields.tsx'
import { sampleQuestion } from './sample-question.ts'
import { usualTitles } from './style-words.ts'
import styles from './style.module.css'
import type { StyleWork } from './use-style-work.ts'

interface StylePreviewProps {
  work: StyleWork
  draft: QuizDraft
  theme: 'light' | 'dark'
  width: 'wide' | 'phone'
  /** The start page in place of a question. */
  showsStart: boolean
}

/** The quiz as its learners would see it, while its style is chosen. */
export const StylePreview = ({ work, draft, theme, width, showsStart }: StylePreviewProps) => {
  const schoolColor = useSchoolColor()
  const shown = useMemo(() => showStyle(work.style, draft.content.questions.length), [work.style, draft])
  return (
    <div className={styles.stage} data-theme={theme} {...brandStyle(schoolColor)}>
      <div
        className={styles.practice}
        data-width={width}
        style={shown?.properties}
        data-styled={shown?.parts}
        data-theme={shown?.layout.theme}
      >
        {draft.settings.is_name_enabled && <p className={styles.practiceName}>{draft.name}</p>}
        {showsStart ? (
          <StartPreview work={work} draft={draft} />
        ) : (
          <SheetPreview shown={shown} work={work} draft={draft} />
        )}
      </div>
    </div>
  )
}

const still = () => 0.42

/** The first question that is ready, else one of a kind that everybody knows. */
const questionOf = (draft: QuizDraft, sample: Question) => {
  const [own] = startTry({ version: 1, questions: draft.content.questions.slice(0, 20) }, still)
  return own ?? startTry({ version: 1, questions: [sample] }, still)[0]
}

/** The button of an answer stands where “next” does: it is shown beside it where it is another one. */
const isShown =
  ({ buttons }: StyleWork['style']) =>
  (type: StyledButton): boolean =>
    type !== 'answer' || (buttons?.answer !== undefined && !isSame(buttons.answer, buttons.next))

interface SheetPreviewProps extends Pick<StylePreviewProps, 'work' | 'draft'> {
  shown: ShownStyle
}

const SheetPreview = ({ shown, work, draft }: SheetPreviewProps) => {
  const { t } = useTexts()
  const [answer, setAnswer] = useState<Answer>(noAnswer)
  const tried = useMemo(() => questionOf(draft, sampleQuestion(t)), [draft, t])
  if (!tried) return null
  const { Player } = questionViews[tried.shown.type]
  return (
    <AuthorExtras questions={tried.full}>
      <fieldset className={sheet.question} data-theme={shown?.card.theme}>
        <legend className={sheet.legend}>
          <span className={sheet.number}>1</span>
          <span className={sheet.name}>
            <AuthorText text={tried.shown.name} />
          </span>
        </legend>
        <div className={sheet.sheet}>
          <Player question={tried.shown} answer={answer} onAnswer={setAnswer} name="style-preview" />
        </div>
      </fieldset>
      <div className={styles.previewButtons}>
        {styledButtons.filter(isShown(work.style)).map((type) => (
          <Button
            key={type}
            size="large"
            variant={isMain(type) ? 'primary' : type === 'clear' ? 'quiet' : 'secondary'}
            style={shown?.buttons[type]?.look}
            data-look={shown?.buttons[type] && type}
          >
            {shown?.buttons[type]?.title ?? t(usualTitles[type])}
          </Button>
        ))}
      </div>
    </AuthorExtras>
  )
}

const StartPreview = ({ work: { startInfo }, draft }: Pick<StylePreviewProps, 'work' | 'draft'>) => {
  const { t } = useTexts()
  const page = draft.settings.start_type === 2 ? startInfo : null
  const shown = page && showStart(page, '')
  return (
    <>
      {page && <AuthorLongText text={authorTextOf(page.text)} />}
      <p className={styles.quiet}>{t('quiz.questions_count', { count: draft.content.questions.length })}</p>
      <div className={styles.startWays} style={shown?.look}>
        <Button variant="primary" size="large" className={shown ? styles.startButton : undefined}>
          {shown?.buttonText ?? t('quiz.start')}
        </Button>
      </div>
    </>
  )
}
