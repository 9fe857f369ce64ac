import { getFile } from '@lectern/contract/files/files.api'
import { question as anyQuestion, type Question } from '@lectern/contract/quizzes/question-types/registry'
import { findContentIssues } from '@lectern/contract/quizzes/rules/ready-content'
import { useState } from 'react'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { QuestionFields } from '../../editor/question-fields.tsx'
import type { StoredQuestion } from './question-work.tsx'
import { storedPicture } from './test-picture.ts'

interface DeskProps {
  first: Question
  onQuestion: (question: Question) => void
}

/** A question that is open in an editor, with what keeps it from learners. */
const Desk = ({ first, onQuestion }: DeskProps) => {
  const [question, setQuestion] = useState(first)
  const put = (next: Question) => {
    setQuestion(next)
    onQuestion(next)
  }
  const issues = findContentIssues({ version: 1, questions: [question] })
  return (
    <main>
      <QuestionFields question={question} onQuestion={put} issues={issues} startHere={false} />
    </main>
  )
}

/** What an author has written. */
interface QuestionDesk {
  /** The question as the server would store it; one that the contract refuses fails the test. */
  readonly stored: () => Question
}

/** Opens a question in its editor; its picture is one of the school. */
export const openAtDesk = async (question: StoredQuestion, width = 1440): Promise<QuestionDesk> => {
  answerCall(getFile, () => ({ data: storedPicture() }))
  let written = anyQuestion.parse(question)
  await renderPart(<Desk first={written} onQuestion={(next) => (written = next)} />, {
    width,
    texts: ['common', 'create-course', 'questions', 'quizzes', 'lesson-text', 'quiz', 'documents', 'files'],
  })
  return { stored: () => anyQuestion.parse(written) }
}
