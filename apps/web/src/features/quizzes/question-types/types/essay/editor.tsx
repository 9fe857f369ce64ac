import { peerLinesOf } from '@lectern/contract/quizzes/question-types/shared/peers/peer-terms'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import styles from '../../shared/open/open-editor.module.css'
import { PeerFields } from '../../shared/peers/peer-fields.tsx'
import { PublicAnswers } from '../../shared/public-answers.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { essayIssues } from './essay-issues.ts'
import { GuideEditor } from './guide-editor.tsx'
import { LimitField } from './limit-field.tsx'

/** How long an essay should be, and what it is marked by. */
export const EssayEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'essay'>>) => {
  const { t } = useTexts()
  const isCrossed = issues.some(({ code }) => code === 'words_crossed')
  return (
    <>
      <fieldset className={styles.editor}>
        <legend className={styles.legend}>
          {t('questions.essay_length')}
          <span className={styles.hint}>{t('questions.essay_length_hint')}</span>
        </legend>
        <div className={styles.kinds}>
          <LimitField
            label={t('questions.essay_min')}
            value={question.words_min}
            onValue={(words_min) => onQuestion({ ...question, words_min })}
          />
          <LimitField
            label={t('questions.essay_max')}
            value={question.words_max}
            onValue={(words_max) => onQuestion({ ...question, words_max })}
          />
        </div>
        {isCrossed && <IssueNote code="words_crossed" words={essayIssues} />}
        <PublicAnswers
          of="words"
          value={question.is_public_answer_enabled}
          onValue={(is_public_answer_enabled) => onQuestion({ ...question, is_public_answer_enabled })}
        />
      </fieldset>
      <GuideEditor
        guide={question.marking_guide}
        points={question.points}
        isForPeers={question.peer_review !== undefined}
        issues={issues}
        onGuide={(marking_guide) => onQuestion({ ...question, marking_guide })}
      />
      <PeerFields
        option={question.peer_review}
        lines={peerLinesOf(question.points, question.marking_guide)}
        issues={issues}
        onOption={(peer_review) => onQuestion({ ...question, peer_review })}
      />
    </>
  )
}
