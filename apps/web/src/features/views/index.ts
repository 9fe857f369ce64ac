export { ColumnsDialog, type OfferedColumn } from './columns-dialog.tsx'
export { useKeptColumns } from './use-kept-columns.ts'
export type { KeptList } from './use-views.ts'
export { ViewTabs } from './view-tabs.tsx'
