export { LessonTextEditor } from './lesson-text-editor.tsx'
export type { SlashEntry } from './menus/slash-entries.ts'
export { filterSlash } from './menus/filter-slash.ts'
export { takesDropped } from './nodes/image/arriving/take-dropped.ts'
