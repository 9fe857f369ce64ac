import { createSentenceFromWords } from '@lectern/contract/quizzes/question-types/types/sentence-from-words/question'
import { WholeWord } from 'lucide-react'
import { defineQuestionEditor } from '../../define-question-editor.tsx'
import { SentenceEditor } from './editor.tsx'
import { sentenceIssues } from './sentence-issues.ts'

export const sentenceFromWordsEditor = defineQuestionEditor({
  slug: 'sentence_from_words',
  group: 'arrange',
  name: 'questions.type_sentence_from_words',
  help: 'questions.type_sentence_from_words_help',
  icon: WholeWord,
  paper: 'build',
  issues: sentenceIssues,
  Editor: SentenceEditor,
  create: createSentenceFromWords,
  copy: (question, key) => ({
    ...question,
    id: key(),
    statements: question.statements.map((sentence) => ({ ...sentence, id: key() })),
  }),
})
