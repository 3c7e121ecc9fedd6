import { chooseType, type RegistrationForm } from '@tendertap/domain/workspaces/registration'
import { expect, test } from 'vitest'
import { toApplication } from './registration-form.ts'

const form: RegistrationForm = {
  type: 'legal',
  email: ' director@romashka.kz ',
  contactPerson: ' Ли ',
  phone: '+7 701 123 ',
  bin: '123456789012',
  companyName: ' ТОО «Ромашка»',
  agreed: true,
}

test('the form sends a null position and repeats name, phone and e-mail as the contact fields', () => {
  expect(toApplication(form, 'kz')).toEqual({
    email: 'director@romashka.kz',
    fullName: 'Ли',
    phone: '+7 701 123',
    position: null,
    companyName: 'ТОО «Ромашка»',
    bin: '123456789012',
    contactPerson: 'Ли',
    contactPhone: '+7 701 123',
    contactEmail: 'director@romashka.kz',
    type: 'legal',
    lang: 'kz',
  })
})

test('an individual sends neither BIN nor company name', () => {
  expect(toApplication(chooseType(form, 'individual'), 'ru')).toMatchObject({
    type: 'individual',
    bin: null,
    companyName: null,
  })
})
