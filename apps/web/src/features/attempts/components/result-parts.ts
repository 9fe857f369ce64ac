/** Gets the code of a result. Its many parts, one or more for each type of question, are named here and not in every lesson. */
export const importResult = () => import('./attempt-result.tsx')
