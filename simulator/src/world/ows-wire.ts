// The state portal's GraphQL rows, as far as the product asks for them. Dates are wall clock without a zone.
export interface OwsStatus {
  id: number
  nameRu: string
  nameKz: string
  code: string
}

export interface OwsTradeMethod {
  id: number
  nameRu: string
  nameKz: string | null
  symbolCode: string
}

export interface OwsSubjectType {
  id: number
  nameRu: string
  nameKz: string
}

export interface OwsFile {
  id: number
  filePath: string
  originalName: string
  objectId: number[]
  nameRu: string
  nameKz: string | null
  indexDate: string
  systemId: number
}

interface OwsPlanKato {
  id: number
  refKatoCode: string
  fullDeliveryPlaceNameRu: string | null
  fullDeliveryPlaceNameKz: string | null
  count: number
}

export interface OwsPlan {
  id: number
  rootrecordId: number
  nameRu: string | null
  nameKz: string | null
  refUnitsCode: string
  count: number
  price: number
  amount: number
  descRu: string | null
  descKz: string | null
  extraDescRu: string | null
  extraDescKz: string | null
  supplyDateRu: string | null
  RefUnits: { code: string; nameRu: string; nameKz: string } | null
  RefEnstru: { code: string; nameRu: string; nameKz: string } | null
  PlansKato: OwsPlanKato[]
}

export interface OwsLot {
  id: number
  lotNumber: string
  refLotStatusId: number
  lastUpdateDate: string
  unionLots: number
  count: number
  amount: number
  nameRu: string | null
  nameKz: string | null
  descriptionRu: string | null
  descriptionKz: string | null
  customerId: number
  customerBin: string
  customerNameRu: string | null
  customerNameKz: string | null
  trdBuyId: number
  trdBuyNumberAnno: string
  refTradeMethodsId: number
  refBuyTradeMethodsId: number
  pointList: number[]
  enstruList: number[]
  plnPointKatoList: string[]
  isDeleted: number
  systemId: number
  indexDate: string
  RefLotsStatus: OwsStatus
  Plans: OwsPlan[]
  Files: OwsFile[] | null
}

export interface OwsSubject {
  pid: number
  bin: string
  nameRu: string | null
  nameKz: string | null
  email: string | null
  phone: string | null
  Address: { address: string; katoCode: string }[]
}

export interface OwsTrdBuy {
  id: number
  numberAnno: string
  nameRu: string | null
  nameKz: string | null
  totalSum: number
  countLots: number
  refTradeMethodsId: number
  refSubjectTypeId: number
  customerBin: string | null
  customerPid: number | null
  customerNameRu: string | null
  customerNameKz: string | null
  orgBin: string
  orgPid: number
  orgNameRu: string | null
  orgNameKz: string | null
  refBuyStatusId: number
  startDate: string | null
  endDate: string | null
  repeatStartDate: string | null
  repeatEndDate: string | null
  publishDate: string | null
  itogiDatePublic: string | null
  parentId: number | null
  finYear: number[]
  kato: string[]
  systemId: number
  lastUpdateDate: string
  indexDate: string
  RefTradeMethods: OwsTradeMethod
  RefSubjectType: OwsSubjectType
  RefBuyStatus: OwsStatus
  Organizer: OwsSubject | null
  Files: OwsFile[] | null
  GeneralFiles: OwsFile[] | null
  Lots: OwsLot[]
}

export interface OwsContractUnit {
  id: number
  /** 0 in a direct contract. */
  lotId: number
  plnPointId: number
  itemPrice: number
  quantity: number
  totalSum: number
  totalSumWnds: number
  refContractStatusId: number
}

export interface OwsContract {
  id: number
  parentId: number
  rootId: number
  /** 0 in a direct contract. */
  trdBuyId: number
  trdBuyNumberAnno: string
  trdBuyNameRu: string | null
  trdBuyNameKz: string | null
  contractNumber: string
  contractNumberSys: string
  refContractStatusId: number
  deleted: number
  supplierId: number
  supplierBiin: string
  supplierFio: string | null
  customerId: number
  customerBin: string
  contractSum: number
  contractSumWnds: number
  faktSum: number
  signDate: string
  crdate: string
  lastUpdateDate: string
  finYear: number
  systemId: number
  indexDate: string
  RefContractStatus: OwsStatus
  Supplier: OwsSubject
  ContractUnits: OwsContractUnit[]
}
