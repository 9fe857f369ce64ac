// The many parts of a result, one or more for each type of question, are named here and not in every lesson.
const importResult = () => import('./attempt-result.tsx')

export const getAttemptResult = async () => (await importResult()).AttemptResult

export const getQuestionResultCard = async () => (await importResult()).QuestionResultCard

export const getReworkTalk = async () => (await importResult()).ReworkTalk
