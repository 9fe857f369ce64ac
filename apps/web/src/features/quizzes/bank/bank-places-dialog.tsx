import type { BankSummary } from '@lectern/contract/quizzes/bank/bank'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listBankPlaces } from '../api.ts'
import libraryStyles from '../library/library.module.css'
import { bankName } from './bank-card.ts'
import { HolderFacts } from './holder-facts.tsx'

interface BankPlacesDialogProps {
  question: Pick<BankSummary, 'id' | 'name'>
  onClose: () => void
}

/** The quizzes that hold a question of the bank, with the way to each. */
export const BankPlacesDialog = ({ question, onClose }: BankPlacesDialogProps) => {
  const { t } = useTexts()
  const { data, error, refetch } = useQuery(queryFor(listBankPlaces, { params: { question: question.id } }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create-course.library_where_used')}
      description={bankName(question, t)}
      closeLabel={t('common.close')}
      actions={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonText lines={3} />}
      {data?.data.length === 0 && <p className={textStyles.muted}>{t('create-course.bank_used_nowhere')}</p>}
      <ul className={libraryStyles.placeList}>
        {data?.data.map((place) => (
          <li key={place.quiz.id}>
            <Link className={libraryStyles.place} href={paths.expertQuiz(place.quiz.id)}>
              <span>{place.quiz.name}</span>
              <HolderFacts place={place} />
            </Link>
          </li>
        ))}
      </ul>
      {data?.has_more && <p className={textStyles.muted}>{t('create-course.bank_places_more')}</p>}
    </Dialog>
  )
}
