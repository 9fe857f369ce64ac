export { Bell } from './bell.tsx'
export { NoticeList } from './notice-list.tsx'
export { useNotices } from './use-notices.ts'
