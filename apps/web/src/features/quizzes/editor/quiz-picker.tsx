import { useMutation, useQuery } from '@tanstack/react-query'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { Icon } from '@lectern/ui/layout/icon'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState, type FormEvent } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { useConnection } from '../../../frame/index.ts'
import { createQuiz, listQuizzes } from '../api.ts'
import styles from './quiz-editor.module.css'

interface QuizPickerProps {
  suggestedName: string
  startHere: boolean
  onPick: (id: number, isNew: boolean) => void
}

/** A practice unit without a quiz: make a new one, or take one of the school's library. */
export const QuizPicker = ({ suggestedName, startHere, onPick }: QuizPickerProps) => {
  const { t } = useTexts()
  const [name, setName] = useState(suggestedName)
  const [isSearching, setSearching] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const offline = useConnection() === 'none'
  const make = useMutation({
    mutationFn: () => createQuiz({ body: { name: name.trim() } }),
    onSuccess: ({ data }) => onPick(data.id, true),
    meta: { showsErrors: true },
  })
  useEffect(() => {
    if (startHere) input.current?.select()
  }, [startHere])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !make.isPending && !offline) make.mutate()
  }
  return (
    <div className={styles.picker}>
      <form noValidate className={styles.make} onSubmit={submit}>
        <Field
          label={t('create-course.quiz_new_name')}
          help={offline ? t('create-course.quiz_needs_connection') : undefined}
          error={make.error ? errorText(make.error, t) : undefined}
        >
          <TextInput
            ref={input}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </Field>
        <Button
          variant="primary"
          type="submit"
          icon={<Icon of={Plus} />}
          busy={make.isPending}
          disabled={name.trim() === '' || offline}
        >
          {t('create-course.quiz_create')}
        </Button>
      </form>
      {isSearching ? (
        <Library onPick={(id) => onPick(id, false)} />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setSearching(true)}>
            {t('create-course.quiz_from_library')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Library = ({ onPick }: { onPick: (id: number) => void }) => {
  const { t } = useTexts()
  const { date } = useDates()
  const [words, setWords] = useState('')
  const query = useDeferredValue(words.trim())
  const { data, error } = useQuery(
    queryFor(listQuizzes, { query: { per_page: 20, query: query || undefined } }),
  )
  return (
    <div className={styles.library}>
      <SearchInput
        value={words}
        onChange={setWords}
        label={t('create-course.quiz_search')}
        clearLabel={t('common.search_clear')}
      />
      {error && <p role="alert">{errorText(error, t)}</p>}
      {!data && !error && <Skeleton height="3rem" />}
      {data?.data.length === 0 && <p className={textStyles.muted}>{t('create-course.quiz_none_found')}</p>}
      <ul className={styles.found}>
        {data?.data.map((quiz) => (
          <li key={quiz.id}>
            <button type="button" className={styles.pick} onClick={() => onPick(quiz.id)}>
              <span>{quiz.name}</span>
              <span className={textStyles.muted}>
                {t('create-course.questions_count', { count: quiz.questions_count })} ·{' '}
                {date(quiz.updated_at)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
