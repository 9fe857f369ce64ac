import type { BankPlace } from '@lectern/contract/quizzes/bank/bank'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState } from 'react'
import { LoadFailure } from '../../../frame/index.ts'
import { queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listBankPlaces } from '../api.ts'
import styles from './bank.module.css'
import { differs, HolderFacts } from './holder-facts.tsx'
import { useTakeOver } from './use-take-over.ts'

interface BankHoldersProps {
  question: number
  /** Everything that was written here is stored: what is taken over is what is seen. */
  isStored: boolean
  mayEdit: boolean
}

/** The quizzes that hold a question, and the question as the bank has it put into those that are chosen. */
export const BankHolders = ({ question, isStored, mayEdit }: BankHoldersProps) => {
  const { t } = useTexts()
  const found = useQuery(queryFor(listBankPlaces, { params: { question } }))
  const { other, chosen, isChosen, toggle } = useChosenHolders(found.data?.data ?? [])
  const takeOver = useTakeOver(question)
  const isBusy = takeOver.isPending || !isStored
  return (
    <section className={styles.holders} aria-labelledby="bank-holders">
      <div className={styles.line}>
        <h2 id="bank-holders" className={styles.heading}>
          {t('quizzes.library_where_used')}
        </h2>
        {mayEdit && other.length > 0 && (
          <Button
            size="small"
            busy={takeOver.isPending}
            disabled={isBusy || chosen.length === 0}
            onClick={() => takeOver.mutate(chosen)}
          >
            {t('quizzes.bank_take_over_in', { count: chosen.length })}
          </Button>
        )}
      </div>
      <p className={textStyles.muted}>{t('quizzes.bank_holders_text')}</p>
      <ReadState found={found} />
      <ul className={styles.holderList}>
        {found.data?.data.map((place) => (
          <Holder
            key={place.quiz.id}
            place={place}
            mayEdit={mayEdit}
            isBusy={isBusy}
            isChosen={isChosen(place)}
            onToggle={() => toggle(place.quiz.id)}
            onTakeOver={() => takeOver.mutate([place.quiz.id])}
          />
        ))}
      </ul>
    </section>
  )
}

interface ReadStateProps {
  found: {
    data: { data: readonly BankPlace[]; has_more: boolean } | undefined
    error: Error | null
    refetch: () => unknown
  }
}

/** Why there are no quizzes, or not all of them. */
const ReadState = ({ found: { data, error, refetch } }: ReadStateProps) => {
  const { t } = useTexts()
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={2} />
  if (data.data.length === 0) return <p>{t('quizzes.bank_used_nowhere')}</p>
  return data.has_more && <p className={textStyles.muted}>{t('quizzes.bank_places_more')}</p>
}

/** Those whose form is another one: what somebody changed in a quiz is given up only where a person says so. */
const useChosenHolders = (places: readonly BankPlace[]) => {
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  const isChosen = (place: BankPlace) => place.has_own_changes === turned.has(place.quiz.id)
  const other = places.filter(differs)
  const toggle = (id: number) => {
    const now = new Set(turned)
    if (!now.delete(id)) now.add(id)
    setTurned(now)
  }
  return { other, chosen: other.filter(isChosen).map(({ quiz }) => quiz.id), isChosen, toggle }
}

interface HolderProps {
  place: BankPlace
  mayEdit: boolean
  isBusy: boolean
  isChosen: boolean
  onToggle: () => void
  onTakeOver: () => void
}

const Holder = ({ place, mayEdit, isBusy, isChosen, onToggle, onTakeOver }: HolderProps) => {
  const { t } = useTexts()
  const { id, name } = place.quiz
  const canTakeOver = mayEdit && differs(place)
  return (
    <li className={styles.holder}>
      {canTakeOver && (
        <Checkbox
          aria-label={t('quizzes.bank_choose_quiz', { name })}
          checked={isChosen}
          onChange={onToggle}
        />
      )}
      <span className={styles.holderWords}>
        <Link href={expertPaths.quiz(id)}>{name}</Link>
        <HolderFacts place={place} />
      </span>
      {canTakeOver && (
        <Button
          size="small"
          variant="quiet"
          disabled={isBusy}
          aria-label={t('quizzes.bank_take_over_named', { name })}
          onClick={onTakeOver}
        >
          {t('quizzes.bank_take_over')}
        </Button>
      )}
    </li>
  )
}
