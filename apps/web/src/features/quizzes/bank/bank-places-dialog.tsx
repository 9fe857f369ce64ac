import type { BankPlace, BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listBankPlaces } from '../api.ts'
import { PlacesDialog } from '../lists/places-dialog.tsx'
import { bankName } from './bank-card.ts'
import { HolderFacts } from './holder-facts.tsx'

interface BankPlacesDialogProps {
  question: Pick<BankSummary, 'id' | 'name'>
  onClose: () => void
}

/** The quizzes that hold a question of the bank, with the way to each. */
export const BankPlacesDialog = ({ question, onClose }: BankPlacesDialogProps) => {
  const { t } = useTexts()
  return (
    <PlacesDialog<BankPlace>
      name={bankName(question, t)}
      found={useQuery(queryFor(listBankPlaces, { params: { question: question.id } }))}
      placeOf={({ quiz }) => ({ id: quiz.id, href: expertPaths.quiz(quiz.id), name: quiz.name })}
      renderMore={(place) => <HolderFacts place={place} />}
      noneText={t('quizzes.bank_used_nowhere')}
      moreText={t('quizzes.bank_places_more')}
      onClose={onClose}
    />
  )
}
