import { useMailDelivery } from './use-mail-delivery.ts'

/** Whether letters of the school reach people, as far as the reader may know it: those who cannot change it are not told. */
export const useLettersGoOut = (): boolean => {
  const state = useMailDelivery()?.state
  return state !== 'kept' && state !== 'failing'
}
