import { addCall, domainsOf } from './call.ts'
import { createDraft, type Draft } from './draft.ts'
import { addImport, type DomainFiles, domainFiles } from './domain-files.ts'
import { formsOf, type NameForms, titleOf } from './names.ts'
import { addPage, titlesOf } from './page.ts'

const pageText = (
  { kebab, snake, pascal }: NameForms,
  domain: string,
) => `import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { OperationReply } from '@lectern/contract/kernel/operation'
import type { list${pascal} as operation } from '@lectern/contract/${domain}/${domain}.api'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Table, type TableColumn } from '@lectern/ui/lists/table'
import { TableSkeleton } from '@lectern/ui/lists/table-skeleton'
import { ListChecks } from 'lucide-react'
import { queryFor } from '../../lib/api/index.ts'
import { useTexts } from '../../lib/texts/index.ts'
import { ExpertPage } from '../../frame/expert/index.ts'
import { ListView, useListAddress } from '../../frame/index.ts'
import { list${pascal} } from './api.ts'

type Row = OperationReply<typeof operation>['data'][number]

/** ${titleOf(kebab)} of the school. */
export const ${pascal}Page = () => {
  const { t } = useTexts()
  const address = useListAddress(useSearch({ from: '/expert/${kebab}' }), { name: '${kebab}' })
  const list = useQuery({
    ...queryFor(list${pascal}, {
      query: { query: address.search.q, page: address.page, per_page: address.perPage },
    }),
    placeholderData: keepPreviousData,
  })
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: t('expert.${snake}_name'), cell: ({ name }) => name },
  ]
  return (
    <ExpertPage title={t('expert.${snake}')}>
      <ListView
        list={list}
        address={address}
        search={{ label: t('expert.${snake}_search') }}
        skeleton={<TableSkeleton widths={['60%']} rows={8} />}
        empty={<EmptyState icon={ListChecks} framed title={t('expert.${snake}_empty')} />}
        noneFound={{ title: t('expert.${snake}_none_found'), text: t('expert.${snake}_none_found_text') }}
      >
        {(rows) => (
          <Table
            caption={t('expert.${snake}')}
            columns={columns}
            rows={rows}
            rowId={({ id }) => String(id)}
          />
        )}
      </ListView>
    </ExpertPage>
  )
}
`

const repositoryText = ({
  kebab,
  pascal,
}: NameForms) => `import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { SchoolId } from '../../platform/school-id.ts'

interface ${pascal}Row {
  readonly id: number
  readonly name: string
}

interface ${pascal}Query {
  readonly page: number
  readonly per_page: number
  readonly query?: string | undefined
}

/** ${titleOf(kebab)} of a school, one page of them, and how many there are: none while they have no table. */
export const list${pascal} = async (
  _db: ReadDatabase,
  _schoolId: SchoolId,
  _page: ${pascal}Query,
): Promise<{ readonly rows: ${pascal}Row[]; readonly total: number }> => ({ rows: [], total: 0 })
`

const textsOf = ({ kebab, snake }: NameForms) => ({
  [snake]: titlesOf(kebab),
  [`${snake}_name`]: { en: 'Name', uk: 'Назва', ru: 'Название' },
  [`${snake}_search`]: { en: 'Search by name', uk: 'Пошук за назвою', ru: 'Поиск по названию' },
  [`${snake}_empty`]: { en: 'Nothing here yet', uk: 'Тут ще нічого немає', ru: 'Здесь пока ничего нет' },
  [`${snake}_none_found`]: { en: 'Nothing found', uk: 'Нічого не знайдено', ru: 'Ничего не найдено' },
  [`${snake}_none_found_text`]: {
    en: 'Change or clear the search.',
    uk: 'Змініть або очистьте пошук.',
    ru: 'Измените или очистите поиск.',
  },
})

const addListCall = (draft: Draft, files: DomainFiles, name: NameForms): void => {
  const { domain, routes } = files
  addCall(draft, files, {
    name: formsOf(`list-${name.kebab}`),
    path: `/${domain}/${name.kebab}`,
    shape: `  query: z.object({ ...pageQuery(15), query: z.string().trim().max(200).optional() }),
  output: listOf(z.object({ id: z.int(), name: z.string() })),`,
    contractImports: [
      { name: 'z', from: 'zod' },
      { name: 'listOf', from: '../kernel/envelope.ts' },
      { name: 'defineOperation', from: '../kernel/operation.ts' },
      { name: 'pageQuery', from: '../kernel/paging.ts' },
    ],
    handler: (operation) => `bind(${operation}, async ({ db, staff, query }) => {
    const { rows, total } = await list${name.pascal}(db, staff.schoolId, query)
    const meta = pageMetaOf(query, total)
    return { data: rows, meta, links: nextLink(${operation}, query, meta) }
  })`,
  })
  addImport(draft, routes, { name: 'pageMetaOf', from: '@lectern/contract/kernel/paging' })
  addImport(draft, routes, { name: 'nextLink', from: '../../platform/http/lists/next-link.ts' })
  addImport(draft, routes, { name: `list${name.pascal}`, from: `./${name.kebab}.repository.ts` })
  draft.add(`apps/server/src/domains/${domain}/${name.kebab}.repository.ts`, repositoryText(name))
}

/** Makes a list page of the workbench, with its call, that has no rows until its author gives it some. Gives what was touched. */
export const makeListPage = (domain: string, kebab: string, root = '.'): string[] => {
  const draft = createDraft(root)
  const files = domainFiles(draft, domain, domainsOf(root))
  const name = formsOf(kebab)
  addPage(
    draft,
    {
      name,
      domain,
      path: `/expert/${kebab}`,
      file: `${kebab}-page.tsx`,
      text: pageText(name, domain),
      route: {
        imports: `import { needRight } from '~/frame/areas/expert/expert-right.ts'
import { readListSearch } from '~/frame/index.ts'`,
        options: `  validateSearch: readListSearch,
  loader: (page) => needRight(page, ['${files.right}']),`,
      },
    },
    `expert.${name.snake}`,
  )
  addListCall(draft, files, name)
  draft.addTexts('expert', textsOf(name))
  return draft.save()
}
