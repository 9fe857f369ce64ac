import { createFileRoute, useParams, useSearch } from '@tanstack/react-router'
import { getContactImport, ImportPage, readImportSearch } from '../../../../../features/contacts/index.ts'
import { ensure } from '../../../../../lib/api/index.ts'
import { readId } from '../../../../../lib/routing/page-flow.ts'

const from = '/expert/crm/contacts/import/$importId'

const Import = () => {
  const { importId } = useParams({ from })
  return <ImportPage key={importId} importId={importId} search={useSearch({ from })} />
}

export const Route = createFileRoute('/expert/crm/contacts/import/$importId')({
  staticData: { texts: ['contact-imports', 'contacts'] },
  params: {
    parse: ({ importId }) => ({ importId: readId(importId) }),
    stringify: ({ importId }) => ({ importId: String(importId) }),
  },
  validateSearch: readImportSearch,
  loader: async (page) => {
    await ensure(page, getContactImport, { params: { import: page.params.importId } })
  },
  component: Import,
})
