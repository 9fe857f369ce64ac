import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import type { ComponentType } from 'react'
import type { FullQuestionOf, QuestionEditor, QuestionEditorProps } from './question-editor.ts'
import type { QuestionSlug } from './question-view.ts'

interface Definition<Slug extends QuestionSlug> extends Pick<
  QuestionEditor<Slug>,
  'slug' | 'group' | 'name' | 'help' | 'icon' | 'paper' | 'isSurvey' | 'issues' | 'create'
> {
  Editor: ComponentType<QuestionEditorProps<FullQuestionOf<Slug>>>
  copy: (question: FullQuestionOf<Slug>, key: () => string) => Question
}

/** Makes the registry's form of a type's editor, which takes a question of any type and knows its own. */
export const defineQuestionEditor = <const Slug extends QuestionSlug>({
  Editor,
  copy,
  ...rest
}: Definition<Slug>): QuestionEditor<Slug> => {
  const isOwn = (question: Question): question is FullQuestionOf<Slug> => question.type === rest.slug
  return {
    ...rest,
    Editor: ({ question, ...props }) => isOwn(question) && <Editor question={question} {...props} />,
    copy: (question, key) => (isOwn(question) ? copy(question, key) : question),
  }
}
