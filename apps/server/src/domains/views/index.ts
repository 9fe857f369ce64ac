export { type ListReader, type ViewedList, viewPoints } from './services.ts'
