const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="108" height="44"><rect width="108" height="44" fill="#dfeeea"/><path d="M0 12C30 40 60 0 108 30M0 34C40 6 70 44 108 8" stroke="#3d7d72" fill="none"/><g fill="#0c4a42" font-family="sans-serif" font-size="24" font-weight="700"><text x="14" y="31" transform="rotate(-7 14 31)">7</text><text x="36" y="31" transform="rotate(5 36 31)">K</text><text x="60" y="30" transform="rotate(-4 60 30)">2</text><text x="80" y="30" transform="rotate(6 80 30)">M</text></g></svg>';

/** Four characters in a picture. */
export const captchaImage = `data:image/svg+xml,${encodeURIComponent(picture)}`;
