import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { reactionFaces } from '@lectern/contract/quizzes/question-types/types/reaction/reaction-faces'
import { pointsBetween } from '@lectern/contract/quizzes/question-types/shared/scales/scale-point'
import { Segmented } from '@lectern/ui/choices/segmented'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { PublicAnswers } from '../../shared/public-answers.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { scaleIssues } from '../../shared/scales/scale-issues.ts'
import { ScalePreview } from '../../shared/scales/scale-preview.tsx'
import { EditorGroup } from '../../shared/editor-group.tsx'
import groupStyles from '../../shared/editor-group.module.css'
import { faceAt } from './faces.tsx'
import { lookReaction } from './look.tsx'

type Reaction = FullQuestionOf<'reaction'>

const counts = pointsBetween(reactionFaces.least, reactionFaces.most).map(({ value }) => String(value))

/** How many faces there are and what they are called, above the faces. */
export const ReactionEditor = ({ question, onQuestion, issues }: QuestionEditorProps<Reaction>) => {
  const { t } = useTexts()
  const { answers } = question
  // Names of faces that were taken away come back with them.
  const [kept, setKept] = useState(answers)
  const resize = (count: number) => {
    const known = [...answers, ...kept.slice(answers.length)]
    setKept(known)
    const next = pointsBetween(1, count).map(
      ({ value }, at) => known[at] ?? { id: newKey(), text: '', value },
    )
    onQuestion({ ...question, answers: next })
  }
  const rename = (id: string, text: string) =>
    onQuestion({ ...question, answers: answers.map((each) => (each.id === id ? { ...each, text } : each)) })
  return (
    <EditorGroup title={t('questions.reaction_faces')} dense>
      <Segmented
        label={t('questions.reaction_faces')}
        value={String(answers.length)}
        onChange={(count) => resize(Number(count))}
        segments={counts.map((count) => ({ value: count, label: count }))}
      />
      <ScalePreview {...lookReaction(question, undefined, t)} />
      {answers.map(({ id, text }, at) => {
        const issue = issues.find((each) => each.at === id)
        const face = faceAt(at, answers.length)
        return (
          <div key={id}>
            <TextInput
              value={text}
              maxLength={questionLimits.optionText}
              placeholder={face && t(face.name)}
              aria-label={t('questions.reaction_name', { number: at + 1 })}
              aria-invalid={issue !== undefined || undefined}
              onChange={(event) => rename(id, event.currentTarget.value)}
            />
            {issue && <IssueNote code={issue.code} words={scaleIssues} />}
          </div>
        )
      })}
      <p className={groupStyles.hint}>{t('questions.reaction_names_help')}</p>
      <PublicAnswers
        of="counts"
        value={question.is_public_answer_enabled}
        onValue={(is_public_answer_enabled) => onQuestion({ ...question, is_public_answer_enabled })}
      />
    </EditorGroup>
  )
}
