import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Member, StaffRow } from '@lectern/contract/staff/staff'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { useRestedWords } from '@lectern/ui/list-page/use-rested-words'
import { lazy, Suspense, useState } from 'react'
import { queryFor } from '../../lib/api/index.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { listStaff } from './api.ts'

const Combobox = lazy(async () => ({ default: (await import('@lectern/ui/aria/combobox')).Combobox }))

interface MemberFieldProps {
  label: string
  value: Member | undefined
  onChange: (member: Member | undefined) => void
  /** Whether somebody can be chosen here at all. */
  isOffered: (member: Member) => boolean
  /** Said where nobody is offered and nothing was asked. */
  nobodyText?: string | undefined
}

/** Finds one member of the staff, however many there are, by name or e-mail. */
export const MemberField = ({ label, value, onChange, isOffered, nobodyText }: MemberFieldProps) => {
  const { t, locale } = useTexts()
  const [asked, setAsked] = useState('')
  const [typed, type] = useRestedWords(asked, setAsked)
  const list = useQuery({
    ...queryFor(listStaff, { query: { search: asked, per_page: 100 } }),
    placeholderData: keepPreviousData,
  })
  const isMember = (row: StaffRow): row is Member => row.kind === 'member'
  const offered = (list.data?.data ?? []).filter(isMember).filter(isOffered)
  const choose = (id: string | null) => onChange(offered.find((member) => String(member.id) === id))
  return (
    <Suspense fallback={<Skeleton width="100%" height="3.75rem" />}>
      <Combobox
        locale={locale}
        label={label}
        placeholder={t('school.people_search')}
        options={offered.map(({ id, name, email }) => ({ id: String(id), label: name, note: email }))}
        typed={value ? value.name : typed}
        onTyped={(words) => {
          // A choice writes its name into the field; that is no question.
          if (value && words === value.name) return
          if (value) onChange(undefined)
          type(words)
        }}
        value={value ? String(value.id) : null}
        onChange={choose}
        busyText={list.isFetching ? t('school.people_searching') : undefined}
        emptyText={(asked === '' ? nobodyText : undefined) ?? t('school.people_none_found')}
      />
    </Suspense>
  )
}
