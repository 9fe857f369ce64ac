export { type ListReader, type ViewedList, viewPoints } from './services.ts'
export { insertView, listViewsWith } from './views.repository.ts'
