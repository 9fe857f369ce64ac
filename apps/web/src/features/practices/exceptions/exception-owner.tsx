import { Select } from '@lectern/ui/choices/select'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { Field } from '@lectern/ui/fields/field'
import { useRestedWords } from '@lectern/ui/list-page/use-rested-words'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { findExceptionPeople } from './api.ts'

const Combobox = lazy(async () => ({ default: (await import('@lectern/ui/aria/combobox')).Combobox }))

/** For whom, and in which lesson. */
export interface ExceptionOwner {
  lesson: number
  kind: 'person' | 'group'
  person: { id: number; name: string } | undefined
  group: number | undefined
}

interface Place {
  lesson: { id: number; title: string }
  groups: { id: number; name: string }[]
}

interface ExceptionOwnerFieldsProps {
  quiz: number
  places: readonly Place[]
  owner: ExceptionOwner
  onOwner: (owner: ExceptionOwner) => void
}

/** Chooses a participant or a group. */
export const ExceptionOwnerFields = ({ quiz, places, owner, onOwner }: ExceptionOwnerFieldsProps) => {
  const { t } = useTexts()
  const groups = places.find(({ lesson }) => lesson.id === owner.lesson)?.groups ?? []
  return (
    <>
      {places.length > 1 && (
        <Field label={t('practices.lesson')}>
          <Select
            value={owner.lesson}
            onChange={(event) =>
              onOwner({
                ...owner,
                lesson: Number(event.currentTarget.value),
                person: undefined,
                group: undefined,
              })
            }
          >
            {places.map(({ lesson }) => (
              <option key={lesson.id} value={lesson.id}>
                {lesson.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {groups.length > 0 && (
        <Segmented
          label={t('practices.exception_for')}
          value={owner.kind}
          segments={[
            { value: 'person', label: t('practices.exception_one_person') },
            { value: 'group', label: t('practices.exception_one_group') },
          ]}
          onChange={(kind) => onOwner({ ...owner, kind })}
        />
      )}
      {owner.kind === 'person' || groups.length === 0 ? (
        <PersonField
          quiz={quiz}
          owner={owner}
          onOwner={onOwner}
          isFirst={places.length <= 1 && groups.length === 0}
        />
      ) : (
        <Field label={t('practices.exception_one_group')}>
          <Select
            value={owner.group ?? ''}
            onChange={(event) => onOwner({ ...owner, group: Number(event.currentTarget.value) || undefined })}
          >
            <option value="">{t('practices.exception_choose_group')}</option>
            {groups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}

interface PersonFieldProps extends Omit<ExceptionOwnerFieldsProps, 'places'> {
  /** Its code comes after the dialog has put the focus on its first field. */
  isFirst: boolean
}

const PersonField = ({ quiz, owner, onOwner, isFirst }: PersonFieldProps) => {
  const { t, locale } = useTexts()
  const [asked, setAsked] = useState('')
  const [typed, type] = useRestedWords(asked, setAsked)
  const found = useQuery({
    ...queryFor(findExceptionPeople, {
      params: { quiz },
      query: { lesson_id: String(owner.lesson), query: asked },
    }),
    placeholderData: keepPreviousData,
  })
  const people = found.data?.data ?? []
  return (
    <Suspense fallback={<Skeleton width="100%" height="3.75rem" />}>
      <Combobox
        locale={locale}
        takesFocus={isFirst}
        label={t('create-course.person')}
        placeholder={t('practices.exception_person_search')}
        options={people.map(({ id, name, email }) => ({ id: String(id), label: name, note: email }))}
        typed={owner.person ? owner.person.name : typed}
        onTyped={(words) => {
          // A choice writes its name into the field; that is no question.
          if (owner.person && words === owner.person.name) return
          if (owner.person) onOwner({ ...owner, person: undefined })
          type(words)
        }}
        value={owner.person ? String(owner.person.id) : null}
        onChange={(id) => onOwner({ ...owner, person: people.find((each) => String(each.id) === id) })}
        busyText={found.isFetching ? t('practices.exception_searching') : undefined}
        emptyText={t('practices.exception_nobody')}
      />
    </Suspense>
  )
}
