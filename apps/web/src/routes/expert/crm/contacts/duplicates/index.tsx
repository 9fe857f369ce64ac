import { createFileRoute, useSearch } from '@tanstack/react-router'
import { DuplicatesPage, readDuplicatesSearch } from '../../../../../features/contacts/index.ts'
import { needRight } from '../../../../../frame/areas/expert/expert-right.ts'

const Duplicates = () => <DuplicatesPage search={useSearch({ from: '/expert/crm/contacts/duplicates/' })} />

export const Route = createFileRoute('/expert/crm/contacts/duplicates/')({
  staticData: { texts: ['contacts'] },
  validateSearch: readDuplicatesSearch,
  loader: (page) => needRight(page, ['contact_delete']),
  component: Duplicates,
})
