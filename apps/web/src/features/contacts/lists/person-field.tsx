import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { listContacts } from '../api.ts'
import { contactName } from '../list/contact-name.ts'

const Combobox = lazy(async () => ({ default: (await import('@lectern/ui/aria/combobox')).Combobox }))

interface PersonFieldProps {
  label: string
  value: string
  onValue: (id: string) => void
}

/** One contact out of any number: the server looks for the words while they are typed. */
export const PersonField = ({ label, value, onValue }: PersonFieldProps) => {
  const { t, locale } = useTexts()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const words = useRested(typed, 250)
  const found = useQuery({
    ...queryFor(listContacts, { query: { search: words, per_page: 20, sort: 'name' } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const options = (found.data?.data ?? []).map((each) => ({
    id: String(each.id),
    label: contactName(each),
    note: each.email ?? each.phone ?? undefined,
  }))
  return (
    <Suspense fallback={<Skeleton width="100%" height="3.75rem" />}>
      <Combobox
        label={label}
        placeholder={t('contacts.search')}
        locale={locale}
        options={options}
        typed={typed}
        onTyped={setTyped}
        onOpen={() => setAsked(true)}
        onLeave={() => undefined}
        value={value}
        onChange={(id) => {
          if (id === null) return
          setTyped(options.find((option) => option.id === id)?.label ?? '')
          onValue(id)
        }}
        emptyText={t('common.nothing_found')}
      />
    </Suspense>
  )
}
