export { FilePicker, type FilePickerProps, type PickerSource } from './file-picker.tsx'
