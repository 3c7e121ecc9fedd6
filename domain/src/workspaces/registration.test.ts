import { describe, expect, test } from 'vitest'
import {
  findApplicationProblems,
  chooseType,
  isSameEmail,
  type RegistrationForm,
  findRegistrationProblems,
} from './registration.ts'

const legal: RegistrationForm = {
  type: 'legal',
  email: 'director@romashka.kz',
  contactPerson: 'Ли',
  phone: '7701234567',
  bin: '123456789012',
  companyName: 'ТОО «Ромашка»',
  agreed: true,
}
const individual: RegistrationForm = { ...legal, type: 'individual', bin: '', companyName: '' }

test('a complete form of either type goes', () => {
  expect(findRegistrationProblems(legal)).toEqual({})
  expect(findRegistrationProblems(individual)).toEqual({})
})

test.each<[Partial<RegistrationForm>, object]>([
  [{ email: '' }, { email: 'email_required' }],
  [{ email: ' ' }, { email: 'email_required' }],
  [{ email: 'director' }, { email: 'email_invalid' }],
  [{ email: 'a@b@c' }, { email: 'email_invalid' }],
  [{ email: 'a@b' }, {}],
  [{ contactPerson: '' }, { contactPerson: 'contact_person_required' }],
  [{ contactPerson: 'Л' }, { contactPerson: 'contact_person_short' }],
  [{ phone: '' }, { phone: 'phone_required' }],
  [{ phone: '770123456' }, { phone: 'phone_short' }],
  [{ phone: '+7 701 123' }, {}],
  [{ bin: '' }, { bin: 'bin_required' }],
  [{ bin: '12345678901' }, { bin: 'bin_invalid' }],
  [{ bin: '000000000000' }, {}],
  [{ companyName: '  ' }, { companyName: 'company_name_required' }],
  [{ agreed: false }, { agreed: 'agreement_required' }],
  [
    { email: '', phone: '1', bin: '1', companyName: '', contactPerson: '', agreed: false },
    {
      email: 'email_required',
      phone: 'phone_short',
      bin: 'bin_invalid',
      companyName: 'company_name_required',
      contactPerson: 'contact_person_required',
      agreed: 'agreement_required',
    },
  ],
])('a legal entity with %o: %o', (change, problems) => {
  expect(findRegistrationProblems({ ...legal, ...change })).toEqual(problems)
})

test('what is sent carries no agreement, so the server asks for none', () => {
  const { agreed: _, ...sent } = legal
  expect(findApplicationProblems(sent)).toEqual({})
  expect(findApplicationProblems({ ...sent, bin: '' })).toEqual({ bin: 'bin_required' })
})

describe('choosing the type', () => {
  test('individual clears BIN and company name and asks for neither', () => {
    expect(chooseType(legal, 'individual')).toEqual(individual)
    expect(findRegistrationProblems(chooseType(legal, 'individual'))).toEqual({})
  })

  test('back to legal they are asked for again', () => {
    const problems = findRegistrationProblems(chooseType(individual, 'legal'))
    expect(problems).toEqual({ bin: 'bin_required', companyName: 'company_name_required' })
  })
})

test.each([
  ['director@romashka.kz', ' Director@Romashka.KZ ', true],
  ['director@romashka.kz', 'director@romashka.k', false],
])('%s and %s are the same address: %s', (one, other, same) => {
  expect(isSameEmail(one, other)).toBe(same)
})
