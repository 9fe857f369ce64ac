import { createFileRoute, useSearch } from '@tanstack/react-router'
import { ImportsPage, readImportsSearch } from '../../../../../features/contacts/index.ts'
import { needRight } from '../../../../../frame/areas/expert/expert-right.ts'

const Imports = () => <ImportsPage search={useSearch({ from: '/expert/crm/contacts/import/' })} />

export const Route = createFileRoute('/expert/crm/contacts/import/')({
  staticData: { texts: ['contact-imports', 'contacts'] },
  validateSearch: readImportsSearch,
  loader: (page) => needRight(page, ['contact_create.import']),
  component: Imports,
})
