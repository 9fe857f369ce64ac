import { createFileRoute, useSearch } from '@tanstack/react-router'
import { DocumentsPage, readDocumentsSearch } from '../../../features/payments/index.ts'
import { needRight } from '../../../frame/areas/expert/expert-right.ts'

const from = '/expert/payments/documents'

const Documents = () => <DocumentsPage search={useSearch({ from })} />

export const Route = createFileRoute('/expert/payments/documents')({
  staticData: { texts: ['payments', 'money-documents', 'views'] },
  validateSearch: readDocumentsSearch,
  loader: (page) => needRight(page, ['transaction_list', 'transaction_read']),
  component: Documents,
})
