import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { LetterProfile } from './letter-profile.tsx'

/** The profile over several questions of an attempt; of a single one, that question shows it. */
export const WholeProfile = ({ questions, mmpi_result }: Pick<AttemptView, 'questions' | 'mmpi_result'>) => {
  const { t } = useTexts()
  const reporting = questions.filter(({ result }) => result.report !== undefined)
  if (!mmpi_result || reporting.length < 2) return null
  return <LetterProfile label={t('quiz.mmpi_whole')} results={mmpi_result.letter_results} />
}
