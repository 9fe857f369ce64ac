import { bankLimits, takenFrom } from '@lectern/contract/quizzes/bank/bank'
import { type QuestionSlug, questionSlugs } from '@lectern/contract/quizzes/question-types/slugs'
import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@lectern/ui/actions/button'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import textStyles from '@lectern/ui/text/text.module.css'
import { useDeferredValue, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { listBankQuestions, listBankTags, listChosenQuestions } from '../api.ts'
import { useTakes } from '../kinds/quiz-type-context.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import styles from './bank.module.css'
import { FoundQuestions } from './found-questions.tsx'

interface BankPickerProps {
  /** How many questions there is room for. */
  room: number
  onAdd: (questions: readonly Question[]) => void
  onClose: () => void
}

interface Wanted {
  words: string
  type: QuestionSlug | undefined
  tag: string | undefined
}

const perPage = 100

/** Questions of the bank, found by words, type and tag; those that are chosen are put into a quiz in the order of choosing. */
export const BankPicker = ({ room, onAdd, onClose }: BankPickerProps) => {
  const { t } = useTexts()
  const [wanted, setWanted] = useState<Wanted>({ words: '', type: undefined, tag: undefined })
  const [chosen, setChosen] = useState<readonly number[]>([])
  const most = Math.min(room, bankLimits.chosen)
  const add = useMutation({
    mutationFn: () => listChosenQuestions({ query: { ids: chosen.join(',') } }),
    onSuccess: ({ data }) => {
      onAdd(data.map((entry) => takenFrom(entry, newKey())))
      onClose()
    },
    meta: { showsErrors: true },
  })
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('quizzes.bank_from')}
      description={t('quizzes.bank_from_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <span className={styles.count} role="status">
            {t('quizzes.questions_selected', { count: chosen.length })}
          </span>
          <Button onClick={onClose}>{t('create-course.cancel')}</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabled={chosen.length === 0}
            onClick={() => add.mutate()}
          >
            {t('quizzes.bank_insert')}
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <Narrowing wanted={wanted} onWanted={setWanted} />
        {add.error && (
          <p className={textStyles.wrong} role="alert">
            {errorText(add.error, t)}
          </p>
        )}
        {chosen.length >= most && (
          <p className={textStyles.muted} role="status">
            {t('quizzes.bank_no_room', { count: most })}
          </p>
        )}
        <Found wanted={wanted} chosen={chosen} isFull={chosen.length >= most} onToggle={toggle} />
      </div>
    </SideSheet>
  )
}

interface NarrowingProps {
  wanted: Wanted
  onWanted: (wanted: Wanted) => void
}

/** Words, type and tag. */
const Narrowing = ({ wanted, onWanted }: NarrowingProps) => {
  const { t } = useTexts()
  const tags = useQuery(queryFor(listBankTags, {})).data?.data ?? []
  const takes = useTakes()
  const offered = Object.values(questionEditors).filter(({ slug }) => takes(slug))
  return (
    <>
      <SearchInput
        value={wanted.words}
        onChange={(words) => onWanted({ ...wanted, words })}
        label={t('quizzes.bank_search')}
        clearLabel={t('common.search_clear')}
      />
      <div className={styles.narrowing}>
        <Field label={t('quizzes.library_type')}>
          <Select
            value={wanted.type ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onWanted({ ...wanted, type: questionSlugs.find((slug) => slug === value) })
            }
          >
            <option value="">{t('quizzes.bank_every_type')}</option>
            {offered.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {t(name)}
              </option>
            ))}
          </Select>
        </Field>
        {tags.length > 0 && (
          <Field label={t('quizzes.library_tag')}>
            <Select
              value={wanted.tag ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onWanted({ ...wanted, tag: value === '' ? undefined : value })
              }
            >
              <option value="">{t('quizzes.library_every_tag')}</option>
              {tags.map(({ tag, count }) => (
                <option key={tag} value={tag}>{`${tag} (${count})`}</option>
              ))}
            </Select>
          </Field>
        )}
      </div>
    </>
  )
}

interface FoundProps {
  wanted: Wanted
  chosen: readonly number[]
  isFull: boolean
  onToggle: (id: number) => void
}

const Found = ({ wanted, ...list }: FoundProps) => {
  const query = useDeferredValue(wanted.words.trim())
  const found = useQuery({
    ...queryFor(listBankQuestions, {
      query: { per_page: perPage, query: query || undefined, type: wanted.type, tag: wanted.tag },
    }),
    placeholderData: keepPreviousData,
  })
  const isNarrowed = query !== '' || wanted.type !== undefined || wanted.tag !== undefined
  return <FoundQuestions found={found} isNarrowed={isNarrowed} {...list} />
}
