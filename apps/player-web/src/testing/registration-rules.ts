/** What a site asks of who registers by a name, as the server tells it. */
export const rules = {
  fields: {
    username: { enabled: true, required: true, minLength: 4, maxLength: 16, patternId: 19 },
    password: { enabled: true, required: true, minLength: 8, maxLength: 20 },
    birthday: { enabled: true, required: true },
    affiliateCode: { enabled: true, required: false },
  },
};
