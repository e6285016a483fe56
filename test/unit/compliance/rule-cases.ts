export type Product = { description: string; features?: object };

const describeProduct = (description: string, features?: object): Product => ({
  description,
  ...(features && { features }),
});
const mug = describeProduct('A cup of stoneware', { wireless: false, mains: false, batteries: 'none' });

/**
 * For each rule, a product to which it applies with the resulting status, and one to which it does not apply. Derived from the
 * sources of the rules: features are stated traits, words are inferred traits.
 */
export const ruleCases: Record<string, { applies: Product; as: string; not: Product | null }> = {
  fcc_15b_sdoc: { applies: describeProduct('A lamp', { mains: true }), as: 'required', not: mug },
  fcc_15c_cert: {
    applies: describeProduct('A tracker with its own radio, chip-down', { wireless: true }),
    as: 'likely',
    not: describeProduct('A tracker with a pre-certified module', { wireless: true }),
  },
  fcc_module_host: {
    applies: describeProduct('A tracker with a pre-certified BLE module'),
    as: 'likely',
    not: describeProduct('A ruler', { wireless: false }),
  },
  fcc_sar: {
    applies: describeProduct('A wearable, worn on the wrist', { wireless: true }),
    as: 'likely',
    not: describeProduct('A wearable', { wireless: false }),
  },
  fcc_covered_labs: { applies: describeProduct('A lamp', { mains: true }), as: 'required', not: mug },
  us_ul_nrtl: { applies: describeProduct('A lamp', { mains: true }), as: 'conditional', not: mug },
  us_energy_adapter: {
    applies: describeProduct('A monitor with a power adapter'),
    as: 'likely',
    not: describeProduct('A monitor with a UL listed power adapter'),
  },
  us_battery_charger_cec: {
    applies: describeProduct('A rechargeable lamp'),
    as: 'conditional',
    not: describeProduct('A lamp', { batteries: 'none' }),
  },
  us_cpsia: {
    applies: describeProduct('A chair', { childrens: true }),
    as: 'required',
    not: describeProduct('A chair', { childrens: false }),
  },
  us_toy_f963: {
    applies: describeProduct('A toy'),
    as: 'likely',
    not: describeProduct('A chair', { childrens: false }),
  },
  us_cpsc_gcc: { applies: describeProduct('A bicycle helmet'), as: 'likely', not: null },
  us_reeses_law: {
    applies: describeProduct('A remote with a CR2032 coin cell'),
    as: 'likely',
    not: describeProduct('A remote', { batteries: 'none' }),
  },
  us_prop65: { applies: mug, as: 'conditional', not: null },
  us_tsca: { applies: describeProduct('A shelf of MDF'), as: 'likely', not: describeProduct('A shelf without MDF') },
  us_fda_device: {
    applies: describeProduct('A patch', { medical: true }),
    as: 'required',
    not: describeProduct('A patch', { medical: false }),
  },
  us_fda_laser: {
    applies: describeProduct('A level', { laser: true }),
    as: 'required',
    not: describeProduct('A level', { laser: false }),
  },
  us_fda_food_contact: {
    applies: describeProduct('A box', { foodContact: true }),
    as: 'required',
    not: describeProduct('A box', { foodContact: false }),
  },
  us_ctia_ptcrb: {
    applies: describeProduct('A tracker with LTE-M'),
    as: 'conditional',
    not: describeProduct('A tracker', { wireless: false }),
  },
  eu_red: {
    applies: describeProduct('A tracker', { wireless: true }),
    as: 'required',
    not: describeProduct('A lamp', { wireless: false }),
  },
  eu_red_cyber: {
    applies: describeProduct('A camera with Wi-Fi', { wireless: true }),
    as: 'likely',
    not: describeProduct('A camera for payments', { wireless: false }),
  },
  eu_lvd: {
    applies: describeProduct('A lamp', { mains: true, wireless: false }),
    as: 'required',
    not: describeProduct('A lamp', { mains: true, wireless: true }),
  },
  eu_emc: {
    applies: describeProduct('A lamp', { mains: true, wireless: false }),
    as: 'required',
    not: describeProduct('A lamp', { mains: true, wireless: true }),
  },
  eu_rohs: { applies: describeProduct('A lamp', { mains: true }), as: 'required', not: mug },
  eu_reach: { applies: mug, as: 'required', not: null },
  eu_weee: { applies: describeProduct('A lamp', { mains: true }), as: 'required', not: mug },
  eu_battery: { applies: describeProduct('A lamp', { batteries: 'contained' }), as: 'required', not: mug },
  eu_gpsr: {
    applies: describeProduct('A chair', { childrens: true }),
    as: 'required',
    not: describeProduct('An industrial valve'),
  },
  eu_cra: { applies: describeProduct('A meter with firmware'), as: 'likely', not: mug },
  eu_ecodesign_eps: { applies: describeProduct('Headphones'), as: 'likely', not: null },
  eu_toy: { applies: describeProduct('A toy'), as: 'likely', not: describeProduct('A chair', { childrens: false }) },
  eu_mdr: {
    applies: describeProduct('A patch', { medical: true }),
    as: 'required',
    not: describeProduct('A patch', { medical: false }),
  },
  uk_ukca: { applies: describeProduct('A lamp', { mains: true }), as: 'required', not: mug },
  uk_psti: {
    applies: describeProduct('A camera for the cloud'),
    as: 'likely',
    not: describeProduct('A clock without internet or cloud'),
  },
  uk_weee_battery: { applies: describeProduct('A lamp', { batteries: 'contained' }), as: 'required', not: mug },
  un38_3: {
    applies: describeProduct('A lamp with a lithium cell'),
    as: 'likely',
    not: describeProduct('A lamp', { batteries: 'none' }),
  },
  iec62133: {
    applies: describeProduct('A rechargeable lamp'),
    as: 'likely',
    not: describeProduct('A lamp', { batteries: 'none' }),
  },
  iec62368: { applies: describeProduct('A lamp', { mains: true }), as: 'required', not: mug },
  bt_sig: {
    applies: describeProduct('A lamp with Bluetooth'),
    as: 'likely',
    not: describeProduct('A lamp', { wireless: false }),
  },
  wifi_alliance: {
    applies: describeProduct('A lamp with Wi-Fi'),
    as: 'conditional',
    not: describeProduct('A lamp', { wireless: false }),
  },
  usb_if: { applies: describeProduct('A lamp with USB-C'), as: 'conditional', not: mug },
  us_customs_marking: { applies: mug, as: 'required', not: null },
  us_fda_prior_uflpa: { applies: mug, as: 'conditional', not: describeProduct('A cup made in Vietnam') },
  eu_ppwr: { applies: mug, as: 'required', not: null },
  us_micromobility: { applies: describeProduct('An e-bike'), as: 'conditional', not: mug },
  us_smoke_co: { applies: describeProduct('A smoke alarm'), as: 'likely', not: mug },
  us_drone: { applies: describeProduct('A drone'), as: 'likely', not: mug },
};

/** Rules that apply to all goods. */
export const forAllGoods = ['us_prop65', 'eu_reach', 'us_customs_marking', 'eu_ppwr'];
/** Rules that no description excludes, and the trait whose absence does. */
export const excludingTraits: Record<string, string> = {
  us_cpsc_gcc: 'cpsc_regulated',
  eu_ecodesign_eps: 'usb_c_category',
};
