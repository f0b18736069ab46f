// Written by bin/generate-keys.ts from locales/en; do not edit.
export interface EnglishWords {
  "common": {
    "actions": {
      "apply": "Apply",
      "cancel": "Cancel",
      "close": "Close",
      "copied": "Copied",
      "refresh": "Refresh",
      "reload": "Reload",
      "retry": "Try again"
    },
    "theme": {
      "to_dark": "Switch to dark theme",
      "to_light": "Switch to light theme"
    },
    "language": {
      "label": "Language",
      "failed": "The language could not be loaded. Check your connection and try again."
    },
    "state": {
      "loading": "Loading",
      "empty": "Nothing here yet",
      "no_results": "No results",
      "load_failed": "We could not load this",
      "offline": "You are offline",
      "active": "Active",
      "suspended": "Suspended"
    },
    "failure": {
      "chunk_title": "The page took too long",
      "chunk_detail": "It may be your connection, or there is a new version of the site. Reload to continue.",
      "page_title": "Something went wrong",
      "page_detail": "We could not show this page. Your money and your bets are not affected."
    },
    "pagination": {
      "label": "Pages",
      "page_of": "Page {{page}} of {{total}}",
      "next": "Next page",
      "previous": "Previous page",
      "range": "{{from}}–{{to}} of {{total}}"
    },
    "period": {
      "label": "Period",
      "today": "Today",
      "yesterday": "Yesterday",
      "this_week": "This week",
      "last_7_days": "Last 7 days",
      "last_30_days": "Last 30 days",
      "this_month": "This month",
      "last_month": "Last month",
      "from": "From",
      "to": "To"
    },
    "session": {
      "expired_title": "Your session ended",
      "expired_detail": "Log in again to continue.",
      "revoked_detail": "Your account was opened on another device, or the session was closed.",
      "agents_only_title": "Agents only",
      "agents_only_detail": "This account is not an agent account."
    },
    "in_sure_logout": "Do you want to log out?",
    "not_found": {
      "title": "We could not find this page",
      "detail": "The address may be wrong, or the page is gone.",
      "home": "Go to the home page"
    },
    "maintenance": {
      "title": "We will be right back",
      "detail": "The site is under maintenance. Your balance and your bets are safe."
    },
    "words": {
      "optional": "Optional"
    },
    "password": {
      "show": "Show password",
      "hide": "Hide password"
    },
    "notice": {
      "dismiss": "Dismiss notice"
    },
    "skip_to_content": "Skip to content",
    "counts": {
      "results_one": "{{count}} result",
      "results_other": "{{count}} results"
    }
  };
  "errors": {
    "error_not_agent": "Only agents can log in here",
    "field": {
      "hint": {
        "alphanumeric_with_uppercase": "Letters and digits, with at least one capital letter",
        "any": "Any characters",
        "chinese_and_punctuation": "Chinese characters and punctuation",
        "date_month_first": "A date as MM-DD-YYYY",
        "date_year_first": "A date as YYYY-MM-DD",
        "digits": "Digits only",
        "email": "An email address, such as name@example.com",
        "english_letters_and_spaces": "Letters from A to Z and spaces",
        "full_name": "First and last name, with a space between",
        "japanese_full_width": "Full-width Japanese characters",
        "kanji_and_digits": "Chinese characters and digits",
        "korean": "Korean letters",
        "letter_and_digit_no_spaces": "At least a letter and a digit; no spaces",
        "letter_first_alphanumeric": "Letters and digits; a letter first",
        "letter_first_handle": "A letter first; then letters, digits, dot or underscore",
        "letters_and_digits": "Letters and digits, at least one of each",
        "letters_of_any_script": "Letters, spaces, apostrophes, dots and hyphens",
        "letters_or_digits": "Letters or digits",
        "lowercase_or_digits": "Small letters from a to z and digits",
        "no_spaces": "Anything but spaces",
        "phone": "A phone number: digits, with a plus sign first if you like",
        "thai": "Thai letters",
        "upper_lower_digit_symbol": "A capital and a small letter, a digit and a symbol; no spaces",
        "uppercase": "Capital letters from A to Z"
      },
      "invalid": "Check this field",
      "length": {
        "at_least": "At least {{min}} characters",
        "at_most": "At most {{max}} characters",
        "exact": "Exactly {{count}} characters",
        "range": "{{min}} to {{max}} characters"
      },
      "pattern": "Some of these characters are not allowed",
      "required": "Fill in this field",
      "too_long": "Use at most {{max}} characters",
      "too_short": "Use at least {{min}} characters"
    },
    "free_rounds": {
      "account_unknown": "This account does not exist",
      "expiry_invalid": "Choose a day within the next year",
      "game_unknown": "This game does not exist",
      "not_found": "These free rounds do not exist",
      "over": "These free rounds are used up or over",
      "request_id_reused": "This request was used for other free rounds",
      "stake_invalid": "This game does not take this stake",
      "win_max_invalid": "Enter an amount above zero"
    },
    "function": {
      "not": {
        "available": "This is not available on this site"
      }
    },
    "games": {
      "demo_unavailable": "This game has no free demo",
      "disabled": "This game is not available right now",
      "not_found": "This game does not exist"
    },
    "identity": {
      "account_closed": "This account cannot log in. Contact customer service",
      "affiliate_code_invalid": "This invitation code does not exist",
      "code_expired": "This code is no longer valid. Ask for a new one.",
      "code_too_soon": "A code is on its way. You can ask for another in {{seconds}} s.",
      "code_tries_over": "Too many wrong codes. Ask for a new one.",
      "code_wrong": "This code is not right. Check it and write it again.",
      "codes_too_many": "Too many codes were asked for. Try again later.",
      "confirmation_differs": "The passwords do not match",
      "identity_taken": "There is an account with this already. Log in instead.",
      "invalid_credentials": "The username or password is incorrect",
      "invitation_required": "You need an invitation code to open an account here.",
      "locked": "Too many failed attempts. Try again in {{minutes}} min",
      "mobile_invalid": "Check the country and the number of your phone.",
      "password_guessable": "This password is too easy to guess. Choose another one.",
      "password_same": "Choose a password that is not the current one.",
      "password_unset": "Your account has no password yet. Choose one with a code to your phone.",
      "password_wrong": "Your current password is not right.",
      "recommender_unknown": "There is no member of this name.",
      "reset_link_invalid": "This link is no longer valid. Ask for a new one.",
      "terms_required": "Accept the terms and conditions to continue",
      "transaction_password_is_set": "You already have a transaction password.",
      "transaction_password_locked": "Too many wrong attempts. Try again in {{minutes}} min.",
      "transaction_password_unset": "Set a transaction password first.",
      "transaction_password_weak": "Choose one that is harder to guess and different from your login password.",
      "transaction_password_wrong": "That transaction password is not right.",
      "under_age": "You must be at least {{age}} years old to play",
      "username_taken": "This username is already taken"
    },
    "in_need_true_account": "You need a real account for this",
    "internal": "Something went wrong on our side. Try again in a moment.",
    "limits": {
      "change_cooling": "You can confirm this change from {{from}}.",
      "deposit_limit": "Your deposit limit leaves {{left}} for now.",
      "excluded": "You are excluded until {{until}} at least. You can withdraw at any time; to return after that, contact customer service.",
      "excluded_for_ever": "You are excluded without an end. You can withdraw at any time.",
      "exclusion_term": "This exclusion cannot be ended before {{until}}.",
      "listed": "A register of excluded people lists you, so you cannot play or deposit here. You can withdraw at any time.",
      "minutes_malformed": "Write the limit in whole minutes, from 1 to 1440.",
      "no_exclusion": "There is no exclusion that could be ended.",
      "not_set": "You have not set this limit.",
      "nothing_pending": "No change of this limit is waiting for you to confirm it.",
      "paused": "You have paused play. You can play and deposit again from {{until}}; you can withdraw at any time.",
      "transfer_unwatched": "You play under limits, and they could not be kept in a game provider’s own wallet. Choose a game that is played from your balance.",
      "unchecked": "We could not ask the register of excluded people yet. Try again in a few minutes.",
      "value_malformed": "Write the limit as an amount of zero or more."
    },
    "members": {
      "bets_open": "You have bets that are not decided yet. Wait until they are.",
      "feedback_picture_invalid": "Send PNG or JPEG pictures of 5 MB at most.",
      "feedback_too_many": "Thank you. You have told us a lot today; tell us more tomorrow.",
      "money_left": "There is money in your account. Withdraw it first.",
      "terms_changed": "The terms have changed meanwhile. Read the new ones.",
      "terms_pending": "The terms have changed. Accept them before you play."
    },
    "network": {
      "answer_unreadable": "The server did not answer as expected. Try again in a moment.",
      "unreachable": "There is no connection. Check your internet and try again."
    },
    "ops": {
      "account_closed": "This operator account is closed.",
      "invalid_credentials": "The user name or the password is not right.",
      "locked": "Too many attempts. Try again in {{minutes}} minutes."
    },
    "reconciliation": {
      "already_closed": "This day is closed already.",
      "day_not_over": "Choose a day that is over.",
      "item_closed": "This item is closed already.",
      "item_unknown": "This item does not exist.",
      "items_open": "Items still open: {{open}}. Settle them first.",
      "not_compared": "This day has not been compared yet. Ask for a comparison first.",
      "under_way": "A comparison of this vendor is under way. Wait until it has ended.",
      "vendor_unknown": "There is no such vendor whose books we read."
    },
    "request": {
      "encryption_invalid": "The request could not be decrypted. Reload the page and try again.",
      "encryption_key_unknown": "The page is out of date. Reload it and try again.",
      "invalid": "Check what you entered",
      "malformed": "The request could not be read",
      "merchant_unknown": "This site does not exist",
      "not_found": "We could not find it",
      "too_large": "The request is too large",
      "too_many": "Too many attempts. Wait {{seconds}} s and try again.",
      "unknown_field": "The request has a field that we do not know",
      "unsupported_type": "The request is in a format that we do not accept"
    },
    "request_body_encrypted_required": "This request must be encrypted",
    "rounds": {
      "account_unknown": "This account does not exist",
      "not_found": "This round does not exist",
      "over": "Nothing of this round is left to refund"
    },
    "session": {
      "not_allowed": "Your account cannot do this",
      "required": "Log in to continue"
    },
    "unavailable": "The service is not available right now. Try again in a few minutes.",
    "wallet": {
      "adjustment_member_unknown": "There is no such member at this site.",
      "adjustment_not_found": "This adjustment does not exist.",
      "adjustment_own": "Another person has to decide on your own proposal.",
      "adjustment_request_id_reused": "This request was already used for another adjustment. Start again.",
      "adjustment_state": "This adjustment is decided already or its time is over.",
      "amount_above_max": "The most you can move at once is {{max}}.",
      "amount_below_min": "The least you can move is {{min}}.",
      "amount_malformed": "Write the amount with digits and at most one decimal point.",
      "amount_not_offered": "Choose one of the amounts that this method offers.",
      "bonus_expiry_past": "The credit would have expired already. Choose a later date.",
      "bonus_member_unable": "This member cannot receive credit: the account is not active or uses another currency.",
      "bonus_member_unknown": "There is no such member at this site.",
      "bonus_not_found": "This credit does not exist.",
      "bonus_own": "Another person has to decide on your own proposal.",
      "bonus_request_id_reused": "This request was already used for another credit. Start again.",
      "bonus_state": "This is not possible any more: the credit is in the state {{state}}.",
      "deposit_not_creditable": "No money came with this payment that could be credited. Reject it instead.",
      "deposit_not_found": "This deposit does not exist.",
      "deposit_not_in_review": "Nobody has to decide on this deposit, or somebody already did.",
      "deposits_blocked": "Several deposits failed one after another. Try again in {{minutes}} min.",
      "deposits_not_barred": "This member can pay in already.",
      "deposits_suspended": "Too many deposits failed, so deposits are stopped for your account. Contact customer service.",
      "insufficient_funds": "Your balance is not enough.",
      "method_unavailable": "This payment method is not available right now. Choose another one.",
      "payment_mismatch": "The payment does not match the deposit.",
      "payment_provider_unavailable": "The payment provider is not answering. Nothing was charged; try again in a few minutes.",
      "payment_unknown": "This payment is not known.",
      "payout_account_cooling": "You can use this new account from {{from}}.",
      "payout_account_exists": "You already have this account.",
      "payout_account_in_use": "Money is on its way to this account. Wait until it has arrived.",
      "payout_account_not_found": "This account does not exist.",
      "payout_accounts_too_many": "You can have at most {{max}} accounts. Remove one first.",
      "payout_holder_differs": "Payouts go only to accounts in your own name.",
      "payout_holder_malformed": "Write the name as it stands on your account, in letters.",
      "payout_method_unavailable": "This site does not pay out to accounts of this kind right now.",
      "payout_mismatch": "The payout does not match the withdrawal.",
      "payout_number_invalid": "This account number has a mistake in it. Check it and write it again.",
      "payout_unknown": "This payout is not known.",
      "period_invalid": "The period ends before it begins.",
      "proof_invalid": "Send a PNG or JPEG picture.",
      "proof_not_found": "This picture does not exist.",
      "proofs_too_many": "You can send at most {{max}} pictures.",
      "request_id_reused": "This request was already used for another deposit. Start again.",
      "resolution_not_found": "This proposal does not exist.",
      "resolution_open": "There is a proposal for this dispute already: decide on that one first.",
      "resolution_own": "Another person has to decide on your own proposal.",
      "resolution_state": "This proposal is decided already or its time is over.",
      "statement_too_long": "There are more than {{max}} lines. Choose a shorter period.",
      "transfer_request_id_reused": "This request was already used for another transfer. Start again.",
      "turnover_required": "You still have to bet {{remaining}} before you can withdraw.",
      "upline_amount_of_day_used": "You can send your upline at most {{left}} more today.",
      "upline_missing": "You have no upline that could receive money.",
      "upline_transfer_forbidden": "This site does not let players send money to each other.",
      "vendor_wallet_unknown": "This provider has no wallet that you can move money to right now.",
      "webhook_signature_invalid": "The signature is not valid.",
      "withdrawal_amount_of_day_used": "You can withdraw at most {{left}} more today.",
      "withdrawal_fee_above_amount": "The amount does not cover the fee.",
      "withdrawal_not_found": "This withdrawal does not exist.",
      "withdrawal_request_id_reused": "This request was already used for another withdrawal. Start again.",
      "withdrawal_state": "This is not possible any more: the withdrawal is in the state {{state}}.",
      "withdrawals_of_day_used": "You have used your {{max}} withdrawals of today."
    }
  };
  "site-shell": {
    "home": "Home",
    "tagline": "Slots with results you can check, in your language and your currency.",
    "games_nav": "Game types",
    "main_menu": "Main menu",
    "tab_bar": "Quick navigation",
    "collapse_menu": "Collapse menu",
    "expand_menu": "Expand menu",
    "open_menu": "Open menu",
    "log_in": "Log in",
    "register": "Sign up",
    "deposit": "Deposit",
    "balance": "Balance",
    "account_menu": "Account of {{account}}",
    "agent_portal": "Agent portal",
    "sign_out": "Log out",
    "sign_out_detail": "Your open bets stay active.",
    "signing_out": "Logging out",
    "signed_out": "You logged out",
    "tabs": {
      "home": "Home",
      "games": "Games",
      "deposit": "Deposit",
      "bets": "Bets",
      "account": "Account"
    },
    "categories": {
      "RNG": "Slots",
      "LIVE": "Live casino",
      "SPORTS": "Sports",
      "ESPORTS": "eSports",
      "LOTT": "Lottery",
      "ELOTT": "Online lottery",
      "PVP": "PVP",
      "FISH": "Fishing",
      "COCKFIGHT": "Cockfighting"
    },
    "center": {
      "title": "My account",
      "menu": "My account",
      "depositv2": "Deposit",
      "personalHistoryCopy": "Betting record",
      "transactionHistory": "Account record",
      "back": "Back to the menu",
      "transferFund": "My wallet",
      "transferUpline": "Transfer to upline"
    },
    "support": {
      "title": "Customer service"
    },
    "footer": {
      "games": "Games",
      "account": "Account",
      "age": "<b>Only for people aged {{age}} or over</b>, or of the legal age of your country if that is higher. Gambling can be addictive: play with what you can afford to lose, and take breaks.",
      "copyright": "© {{year}} {{brand}}. All rights reserved.",
      "credits": "Some illustrations: Fluent Emoji (MIT); game-icons.net by Lorc, Delapouite and contributors (CC BY 3.0)",
      "age_label": "Responsible gaming"
    },
    "notices": "Messages ({hotkey})",
    "deposit_received": "Deposit received: {{amount}}",
    "deposit_received_detail": "It is already in your balance.",
    "deposit_failed": "The deposit was not completed",
    "deposit_failed_detail": "Your balance did not change. You can try again with another method.",
    "region_closed": {
      "title": "Not available in your region",
      "detail": "By law we cannot offer this site where you are. Your address:"
    },
    "balance_parts": {
      "title": "What your balance is made of",
      "cash": "Available",
      "bonus": "Bonus",
      "held": "On hold",
      "used_first": "Your bets use the bonus first, starting with the one that expires soonest, and then your cash."
    }
  };
  "account-entry": {
    "title_login": "Log in",
    "title_register": "Sign up",
    "tabs_label": "Log in or sign up",
    "tab_login": "Log in",
    "tab_register": "Sign up",
    "art": {
      "login_title": "Good to see you again",
      "login_detail": "Your balance, your bets and your records, where you left them.",
      "register_title": "Play knowing the odds",
      "register_detail": "Every round can be checked, and every movement stays in your record."
    },
    "username": "Username",
    "password": "Password",
    "confirm_password": "Confirm password",
    "birthday": "Date of birth",
    "birthday_hint": "You must be {{age}} or older.",
    "affiliate_code": "Invitation code",
    "affiliate_hint": "Only if somebody invited you.",
    "affiliate_checking": "Checking the code",
    "affiliate_valid": "{{agent}} invited you",
    "affiliate_valid_unnamed": "The code is valid",
    "affiliate_invalid": "This invitation code does not exist",
    "handle_hint": "Start with a letter; then letters, digits, dot or underscore.",
    "confirmation_differs": "The passwords do not match",
    "under_age": "You must be {{age}} or older to open an account",
    "terms": "I am {{age}} or older, or of the legal age where I live if that is higher, and I accept the terms and the privacy policy.",
    "terms_required": "Confirm your age and accept the terms to continue",
    "strength": {
      "weak": "Weak",
      "fair": "Fair",
      "good": "Good",
      "strong": "Strong"
    },
    "submit_login": "Log in",
    "submitting_login": "Logging in",
    "submit_register": "Create account",
    "submitting_register": "Creating account",
    "in_incorrect_password": "Incorrect username or password.",
    "no_account": "No account yet?",
    "have_account": "Already have an account?",
    "welcome_back": "Welcome, {{account}}",
    "welcome_new": "Your account is ready, {{account}}",
    "welcome_new_detail": "Deposit when you want to play for money, or try any game for free.",
    "rules_failed": "The form could not be loaded",
    "closed_title": "Sign-up is closed",
    "closed_detail": "This site is not opening new accounts right now."
  };
  "lobby": {
    "hero": {
      "title": "Spin with clear odds",
      "detail": "Our own games, with published returns and rounds you can check. Try them free, no account.",
      "see_games": "See the games",
      "play_demo": "Play for free"
    },
    "categories": "Categories",
    "hot_games": "Popular games",
    "see_all": "See all",
    "previous": "Previous",
    "next": "Next",
    "play": "Play",
    "demo": "Free demo",
    "hot": "Hot",
    "new": "New",
    "favorite": "Favourite: {{game}}",
    "favorite_not_saved": "The favourite could not be saved",
    "favorite_not_removed": "The favourite could not be removed",
    "winners": "Recent winners",
    "games_count_one": "{{count}} game",
    "games_count_other": "{{count}} games",
    "search": "Search games",
    "filters": "Filter games",
    "filter": {
      "all": "All",
      "favorites": "Favourites",
      "hot": "Hot",
      "recent": "Recent"
    },
    "none_title": "We could not find that game",
    "none_detail": "Try another name or clear the filters.",
    "none_recent_title": "You have not played here yet",
    "none_recent_detail": "The games you open will be listed here.",
    "none_favorites_title": "You have no favourites yet",
    "none_favorites_detail": "Tap the heart on a game to keep it here.",
    "clear": "Clear filters",
    "failed_title": "The games could not be loaded",
    "load_more": "Load more",
    "loading_more": "Loading",
    "shown_of": "{{shown}} of {{total}} games",
    "category_closed_title": "There are no games here yet",
    "category_closed_detail": "This category opens when its first game is ready. Meanwhile, the slots are open.",
    "facts": {
      "title": "Clear odds",
      "rtp_title": "{{rtp}} return",
      "rtp_detail": "Published for every game: the share of all stakes that goes back to players in the long run.",
      "check_title": "Every round can be checked",
      "check_detail": "The result is sealed before the reels turn. Open the bet in your record to check it.",
      "free_title": "Free without an account",
      "free_detail": "Try each game with pretend money, for as long as you like."
    }
  };
  "game-stage": {
    "opening": "Opening {{game}}",
    "opening_unnamed": "Opening the game",
    "opening_detail": "The first time takes a few seconds.",
    "slow": "It is taking longer than usual. Check your connection, or try again.",
    "silent_title": "The game did not answer",
    "silent_detail": "It may be your connection or the game’s provider. Try again, or choose another game.",
    "demo": "Free demo",
    "demo_detail": "You are playing with pretend money: nothing is won or lost.",
    "play_real": "Play for money",
    "back": "Leave the game",
    "full_screen": "Full screen",
    "exit_full_screen": "Leave full screen",
    "reload": "Reload the game",
    "deposit": "Deposit",
    "frame_title": "Game: {{game}}",
    "toolbar": "Game controls",
    "log_in_title": "Log in to play",
    "log_in_detail": "Playing for money needs an account. You can also try the game for free.",
    "log_in": "Log in",
    "try_demo": "Try the free demo",
    "failed_title": "The game could not be opened",
    "not_found_title": "This game does not exist",
    "not_found_detail": "The address may be wrong, or the game was withdrawn.",
    "see_games": "See the games",
    "retry": "Try again",
    "need_account_title": "A real account is needed",
    "in_need_true_account": "The free mode does not open games for money. Create an account to play.",
    "in_increase_submit": "Create account"
  };
  "wallet": {
    "title": "Deposit",
    "steps": {
      "label": "Deposit steps",
      "amount": "Method and amount",
      "payment": "Payment",
      "done": "Confirmation"
    },
    "method": "Payment method",
    "methods": {
      "spei": "Bank transfer (SPEI)",
      "card": "Card",
      "cash": "Cash at a store",
      "usdt": "USDT",
      "wallet": "E-wallet"
    },
    "methods_none_title": "No payment method is available",
    "methods_none_detail": "Try again in a few minutes.",
    "instant": "Instant",
    "minutes_one": "{{count}} min",
    "minutes_other": "{{count}} min",
    "fee_none": "no fee",
    "fee_percent": "fee {{percent}}",
    "fee_fixed": "fee {{amount}}",
    "fee_both": "fee {{amount}} + {{percent}}",
    "amount": "Amount",
    "limits": "Min. {{min}} · max. {{max}}",
    "amount_required": "Enter an amount",
    "amount_below": "The minimum is {{min}}",
    "amount_above": "The maximum is {{max}}",
    "summary": "Summary",
    "summary_deposit": "Deposit",
    "summary_fee": "Fee",
    "summary_received": "You receive",
    "credited": "You received",
    "submit": "Continue to payment",
    "submit_amount": "Deposit {{amount}}",
    "submitting": "Preparing the payment",
    "note_checkout": "You pay on the payment provider’s page and come back here.",
    "note_limits": "Deposit only what you can afford to lose.",
    "recent": "Recent deposits",
    "recent_none": "You have no deposits yet",
    "recent_none_detail": "Your deposits and their status will be listed here.",
    "recent_failed": "The deposits could not be loaded",
    "load_failed": "The payment methods could not be loaded",
    "retry": "Try again",
    "open_payment": "Go to payment",
    "state": {
      "created": "To be paid",
      "pending": "In progress",
      "succeeded": "Received",
      "failed": "Not completed",
      "expired": "Expired",
      "review": "Under review",
      "arriving": "Arriving"
    },
    "status": {
      "waiting_title": "We are waiting for the payment",
      "waiting_detail": "This page changes by itself when the provider confirms it. You can leave: nothing is lost.",
      "succeeded_title": "{{amount}} is in your balance",
      "succeeded_detail": "You can see it in your account record.",
      "failed_title": "The payment was not completed",
      "failed_detail": "Your balance did not change. Try again or choose another method.",
      "expired_title": "The time to pay is over",
      "expired_detail": "If you paid already, we will see it: nothing is lost. Otherwise start a new deposit whenever you like.",
      "missing_title": "We could not find this deposit",
      "missing_detail": "It may belong to another account.",
      "new_deposit": "New deposit",
      "play": "Go to the games",
      "arriving_title": "We see your transfer",
      "arriving_detail": "It counts as soon as the network has confirmed it. You can leave: nothing is lost.",
      "confirmations": "Confirmations",
      "confirmations_of": "{{count}} of {{needed}}",
      "review_title": "We are looking at your payment",
      "review_detail": "What arrived is not what was asked for. A person looks at it and decides; your money is not lost.",
      "failure": {
        "declined": "The payment was declined. Your balance did not change; try again or choose another method.",
        "insufficient_funds": "There was not enough money to pay with. Your balance did not change.",
        "cancelled": "You cancelled the payment. Your balance did not change.",
        "rejected": "We could not accept what arrived. Your balance did not change.",
        "rejected_because": "We could not accept what arrived: {{reason}}"
      }
    },
    "reference": "Reference",
    "pay_by": "Pay before {{time}}",
    "copy": "Copy",
    "copied": "Copied",
    "amount_fixed": "This method takes only these amounts.",
    "amount_not_offered": "Choose one of the amounts",
    "note_bank_transfer": "You get an account to transfer to in the next step.",
    "note_cash": "You get a code to pay at the till in the next step.",
    "note_crypto": "You get the address and the exact amount of USDT in the next step, at the rate of that moment.",
    "copy_of": "Copy: {{what}}",
    "pay": {
      "account": "Account (CLABE)",
      "address": "Address",
      "address_code": "QR code of the address",
      "bank": "Bank",
      "bank_transfer_1": "Open your bank’s app and choose a transfer to a new account.",
      "bank_transfer_2": "Copy the account and the exact amount; another amount has to be reviewed by a person.",
      "bank_transfer_3": "Send it from an account in your own name.",
      "bank_transfer_title": "Transfer exactly {{amount}}",
      "beneficiary": "Beneficiary",
      "code": "Payment code",
      "crypto_1": "In your wallet choose USDT on the {{network}} network.",
      "crypto_2": "Scan the code or copy the address, and send the exact amount on top of the network fee.",
      "crypto_3_one": "After {{count}} confirmation the money is in your balance.",
      "crypto_3_other": "After {{count}} confirmations the money is in your balance.",
      "crypto_title": "Send exactly {{amount}}",
      "exact_amount": "Exact amount",
      "network": "Network",
      "network_warning": "Send only {{currency}} on the {{network}} network. What is sent on another one is lost.",
      "provider_page": "Open the provider’s page",
      "rate_holds": "You receive {{amount}}. The rate holds until the time is over; what arrives later is reviewed by a person.",
      "seconds_left_one": "{{count}} second left to pay",
      "seconds_left_other": "{{count}} seconds left to pay",
      "time_left": "Time left to pay",
      "voucher_1": "Go to a participating store and say that you want to pay for a service.",
      "voucher_2": "Show the code at the till and pay the exact amount in cash.",
      "voucher_3": "Keep the receipt until the money is in your balance.",
      "voucher_title": "Pay {{amount}} at the till"
    },
    "authorisation": "Authorisation",
    "clipped": {
      "title": "We took {{amount}} of it",
      "detail": "You asked for {{asked}}; your deposit limit leaves no more for now."
    },
    "mine": {
      "title": "My wallet",
      "failed": "Your wallet could not be loaded",
      "total": "Total balance",
      "deposit": "Deposit",
      "cash": "Available",
      "bonus": "Bonus",
      "held": "On hold",
      "at_vendors": "At providers",
      "net_deposits": "Net deposits",
      "incomplete": "A provider is not answering: what you have there is not in the total.",
      "used_first": "Your bets use the bonus first, and then your cash.",
      "vendors_failed": "The provider wallets could not be loaded",
      "by_vendor": "Balance by provider",
      "bring_all_back": "Bring all back",
      "moving": "Moving money",
      "unknown": "Not answering",
      "on_its_way": "Transfer on its way",
      "transfer_with": "Transfer with {{vendor}}",
      "direction": "Direction",
      "in": "To the provider",
      "out": "Back to my balance",
      "up_to": "Up to {{max}}",
      "all": "All",
      "move": "Transfer",
      "too_much": "This is more than there is.",
      "transfer_done": "The money has been transferred.",
      "transfer_pending": "The provider is not answering yet. Your money is safe: the transfer ends by itself or comes back to you.",
      "transfer_refused": "The provider refused the transfer. Your balance did not change."
    },
    "upline": {
      "title": "Transfer to upline",
      "unavailable": "You cannot send money to your upline",
      "to": "Your upline",
      "left_of_day": "Left today",
      "turnover": "You still have to bet {{remaining}} before you can send money.",
      "password": "Transaction password",
      "password_hint": "The one that you use for withdrawals",
      "password_required": "Enter your transaction password.",
      "reveal": "Show password",
      "hide": "Hide password",
      "send": "Send",
      "sending": "Sending",
      "sent": "You sent {{amount}} to {{account}}."
    }
  };
  "records": {
    "bets": {
      "title": "Betting record",
      "none": "No bets in this period",
      "none_detail": "Change the period or the filters, or open a game.",
      "failed": "The bets could not be loaded"
    },
    "transactions": {
      "title": "Account record",
      "none": "No transactions in this period",
      "none_detail": "Your deposits, bets and wins will be listed here.",
      "failed": "The transactions could not be loaded"
    },
    "filter": {
      "period": "Period",
      "today": "Today",
      "yesterday": "Yesterday",
      "last_7_days": "7 days",
      "last_30_days": "30 days",
      "game": "Game",
      "all_games": "Game: all",
      "state": "Status",
      "all_states": "Status: all",
      "type": "Type",
      "all_types": "Type: all",
      "account": "Account",
      "account_cash": "Cash",
      "account_bonus": "Bonus"
    },
    "totals": {
      "label": "Totals of the period",
      "count": "Bets",
      "stake": "Staked",
      "win": "Won",
      "net": "Result"
    },
    "column": {
      "time": "Date",
      "game": "Game",
      "round": "Round",
      "stake": "Stake",
      "win": "Win",
      "net": "Result",
      "state": "Status",
      "type": "Transaction",
      "amount": "Amount",
      "balance": "Balance after",
      "reference": "Reference",
      "details": "Details"
    },
    "state": {
      "open": "Open",
      "settled": "Settled",
      "rolled_back": "Cancelled",
      "refunded": "Refunded"
    },
    "type": {
      "deposit": "Deposit",
      "withdrawal": "Withdrawal",
      "hold_void": "Reserved money returned",
      "withdrawal_return": "Withdrawal returned",
      "bet": "Bet",
      "win": "Win",
      "rollback": "Bet refunded",
      "win_rollback": "Win taken back",
      "debt_payment": "Debt paid",
      "rebate": "Rebate",
      "adjustment": "Adjustment",
      "bonus_grant": "Bonus granted",
      "bonus_release": "Bonus turned into cash",
      "bonus_forfeit": "Bonus forfeited",
      "bonus_expire": "Bonus expired",
      "vendor_transfer": "Provider transfer",
      "upline_transfer": "Transfer to the upline",
      "other": "Transaction"
    },
    "show_detail": "Show the round",
    "hide_detail": "Hide the round",
    "copy_round": "Copy the round number",
    "copy": "Copy",
    "copied": "Copied",
    "detail": {
      "failed": "The round could not be loaded",
      "valid_bet": "Valid bet",
      "placed": "Placed",
      "settled": "Settled",
      "vendor": "Provider"
    },
    "fairness": {
      "title": "Check this round",
      "detail": "The hash was fixed before the round. When the server seed is revealed, anyone can work the result out again.",
      "none": "The provider gives no proof for this round.",
      "server_seed_hash": "Hash of the server seed",
      "server_seed": "Server seed",
      "not_revealed": "Not revealed yet",
      "verified": "Checked on this device: the seed belongs to its hash and gives this result.",
      "seed_verified": "Checked on this device: the seed belongs to its hash.",
      "mismatch": "The seed does not give this result. Tell customer service the round number.",
      "client_seed": "Client seed",
      "nonce": "Round with this seed",
      "context": "Context",
      "stops": "Reel stops"
    },
    "range": "{{from}}–{{to}} of {{total}}",
    "page": "Page {{page}}",
    "pages": "Pages",
    "previous": "Previous page",
    "next": "Next page",
    "retry": "Try again",
    "authorisation": "Authorisation {{number}}"
  };
  "agent-shell": {
    "page_title": "{{page}} · {{brand}} Agents",
    "portal": "Agents",
    "notices": "Notices",
    "offline": "No connection. Figures may be out of date.",
    "nav": {
      "label": "Portal menu",
      "team_group": "Team",
      "overview": "Team overview",
      "register": "Register account",
      "team": "Team management",
      "bets": "Team bets",
      "open": "Open menu",
      "close": "Close menu"
    },
    "tabs": {
      "label": "Sections",
      "overview": "Overview",
      "team": "Team",
      "register": "Register",
      "bets": "Bets"
    },
    "breadcrumb": "You are here",
    "player_site": "Player site",
    "account": {
      "menu": "account menu",
      "copy_code": "Copy my code",
      "sign_out": "Sign out",
      "sign_out_title": "Sign out?",
      "sign_out_detail": "Your team keeps playing and its figures keep counting. You’ll need your password to come back.",
      "signing_out": "Signing out",
      "stay": "Stay"
    },
    "balance": {
      "title": "Agent balance",
      "show": "Show balance",
      "hide": "Hide balance",
      "hidden": "Hidden"
    },
    "login": {
      "title": "Sign in",
      "portal": "Agent portal",
      "art_title": "Your team, figure by figure",
      "art_detail": "Bets, results and balances of every account, up to the minute.",
      "username": "Username",
      "password": "Password",
      "submit": "Sign in",
      "busy": "Signing in",
      "username_required": "Enter your username",
      "password_required": "Enter your password",
      "only_agents": "Only agent accounts can sign in here.",
      "are_you_player": "Are you a player? Go to the player site"
    },
    "period": {
      "week": "7 days",
      "month": "30 days",
      "custom_title": "Choose dates",
      "order": "The end is before the start.",
      "too_long": "Choose {{days}} days at most.",
      "required": "Choose both dates."
    },
    "type": {
      "member": "Member",
      "agent": "Agent",
      "general_agent": "General agent",
      "affiliate": "Affiliate",
      "sub_affiliate": "Sub-affiliate",
      "trial": "Trial"
    },
    "affiliate": {
      "title": "Your affiliate code",
      "detail": "Whoever registers with it joins your team.",
      "code": "Code",
      "link": "Registration link",
      "copy_code": "Copy code",
      "copy_link": "Copy link",
      "share": "Share",
      "share_text": "Register at {{brand}} with my code {{code}}",
      "none": "This account has no code yet. Ask support for it."
    },
    "pager": {
      "page": "Page {{page}}"
    },
    "page_total": "Page total"
  };
  "overview": {
    "title": "Team overview",
    "summary_one": "{{active}} active of {{total}} account",
    "summary_other": "{{active}} active of {{total}} accounts",
    "updated": "updated {{when}}",
    "kpi": {
      "label": "Key figures",
      "valid_bet": "Valid bet",
      "net_win": "Net win",
      "net_win_about": "What net win means",
      "net_win_help": "What your team staked minus what it won. It is negative when your team wins more than it stakes.",
      "deposits": "Deposits",
      "active": "Active members",
      "new": "New accounts",
      "versus": "versus the previous period"
    },
    "chart": {
      "title": "Stakes and net win",
      "detail": "{{currency}} per day",
      "day": "Day",
      "stake": "Stakes",
      "net_win": "Net win",
      "valid_bet": "Valid bet",
      "as_table": "View as table",
      "as_chart": "View as chart",
      "summary": "{{series}} from {{from}} to {{to}}",
      "empty_title": "No bets in this period",
      "empty_detail": "When your team plays, each day shows up here."
    },
    "structure": {
      "title": "Team structure",
      "direct": "Direct accounts",
      "indirect": "Lower levels",
      "accounts_one": "account",
      "accounts_other": "accounts"
    },
    "top": {
      "title": "Top accounts by valid bet",
      "detail": "Last 30 days",
      "all": "View team",
      "account": "Account",
      "type": "Type",
      "team": "Team",
      "valid_bet": "Valid bet",
      "net_win": "Net win",
      "bets_of": "Bets of {{account}}",
      "empty_title": "Your team is still empty",
      "empty_detail": "Share your code so that people can register with you.",
      "empty_action": "Register account"
    }
  };
  "downline": {
    "title": "Team management",
    "summary_one": "{{total}} account",
    "summary_other": "{{total}} accounts",
    "agents_one": "{{total}} agent",
    "agents_other": "{{total}} agents",
    "found_one": "{{total}} account found",
    "found_other": "{{total}} accounts found",
    "register": "Register account",
    "tabs": {
      "label": "Account type",
      "all": "All",
      "agent": "Agents",
      "member": "Members"
    },
    "search": {
      "label": "Search account",
      "placeholder": "Search account",
      "clear": "Clear search"
    },
    "sort": {
      "label": "Sort by",
      "valid_bet": "Highest valid bet",
      "balance": "Highest balance",
      "newest": "Newest",
      "oldest": "Oldest",
      "valid_bet_low": "Lowest valid bet",
      "balance_low": "Lowest balance"
    },
    "column": {
      "account": "Account",
      "type": "Type",
      "upline": "Upline",
      "team": "Team",
      "balance": "Balance",
      "currency": "Currency",
      "valid_bet": "Valid bet 30 d",
      "net_win": "Net win 30 d",
      "created": "Registered",
      "last_login": "Last sign-in",
      "state": "Status",
      "actions": "Actions"
    },
    "head": {
      "valid_bet": "Valid bet",
      "net_win": "Net win"
    },
    "window": "Valid bet and net win: last 30 days",
    "upline": {
      "direct": "Direct"
    },
    "never": "Never",
    "state": {
      "active": "Active",
      "suspended": "Suspended",
      "closed": "Closed"
    },
    "row": {
      "menu": "Actions of {{account}}",
      "bets": "View bets",
      "copy": "Copy account",
      "copied": "Account copied"
    },
    "table": "Accounts of your team",
    "empty": {
      "title": "Your team is still empty",
      "detail": "Share your code: whoever registers with it shows up here."
    },
    "none": {
      "title": "No account matches",
      "detail": "Change the search or the account type.",
      "action": "Clear filters"
    },
    "export": {
      "action": "Export",
      "busy": "Exporting",
      "file": "team",
      "done_one": "{{total}} account exported",
      "done_other": "{{total}} accounts exported",
      "cut": "The file holds the first {{max}}. Narrow the filters to export the rest.",
      "failed": "The export did not finish"
    },
    "invite": {
      "title": "Register account",
      "detail": "Your players register themselves on the player site, with your code already filled in.",
      "steps": {
        "title": "How it works",
        "share": "Share your link or your code",
        "share_detail": "The link opens the registration form with the code in place.",
        "register": "The person registers",
        "register_detail": "They choose a username and password and confirm that they are {{age}} or older.",
        "join": "The account joins your team",
        "join_detail": "You see it at once in team management, as a direct account."
      },
      "notice": "Never register an account for somebody else, and only invite people who are {{age}} or older.",
      "to_team": "View my team"
    }
  };
  "team-betting": {
    "title": "Team bets",
    "updated": "Updated {{when}}",
    "filter": {
      "account": "Account",
      "account_clear": "Clear account",
      "game": "Game",
      "game_all": "Game: all",
      "state": "Status",
      "state_all": "Status: all",
      "clear": "Clear filters"
    },
    "totals": {
      "label": "Totals of the filter",
      "count": "Bets",
      "stake": "Staked",
      "win": "Prizes",
      "valid_bet": "Valid bet",
      "net": "Players’ result"
    },
    "column": {
      "member": "Account",
      "game": "Game",
      "round": "Round",
      "stake": "Stake",
      "win": "Prize",
      "net": "Result",
      "valid_bet": "Valid bet",
      "state": "Status",
      "placed": "Placed"
    },
    "state": {
      "open": "Open",
      "settled": "Settled",
      "rolled_back": "Cancelled",
      "refunded": "Refunded"
    },
    "round": {
      "copy": "Copy round {{round}}"
    },
    "table": "Bets of your team",
    "empty": {
      "title": "No bets in this period",
      "detail": "Bets of your team show up here as they are placed."
    },
    "none": {
      "title": "No bet matches",
      "detail": "Change the filters or the period."
    }
  };
  "studio": {
    "loading": "Opening {{game}}",
    "demo_badge": "Demo",
    "demo_note": "Demo credits. Same odds, no real money.",
    "lobby": "Back to the lobby",
    "sound_on": "Turn sound on",
    "sound_off": "Turn sound off",
    "information": "Game information",
    "close": "Close",
    "vendor_by": "by {{vendor}}",
    "bar": {
      "balance": "Balance",
      "credits": "Credits",
      "bet": "Bet",
      "win": "Win",
      "bet_less": "Lower the bet",
      "bet_more": "Raise the bet",
      "spin": "Spin",
      "spinning": "Spinning",
      "auto": "Autoplay",
      "auto_stop": "Stop ({{count}})",
      "auto_left": "Stop autoplay, spins left: {{count}}",
      "turbo": "Turbo",
      "controls": "Game controls",
      "free_rounds": "Free rounds left: {{count}}"
    },
    "strip": {
      "welcome": "Press spin to play",
      "good_luck": "Spinning the reels",
      "no_win": "No win this time",
      "line_win": "Line {{line}}: {{symbol}} ×{{count}}",
      "win": "You win {{amount}}",
      "last_win": "Your last result: {{amount}}",
      "confirming": "Your bet is in. Confirming the result.",
      "returning": "We could not confirm your bet. It is being returned.",
      "returned": "Your bet of {{amount}} was returned.",
      "reconnecting": "No connection. Your spin is kept; trying again.",
      "free_returned": "Your free round was returned."
    },
    "big_win": "Big win",
    "live": {
      "result_win": "Reels: {{reels}}. You win {{amount}}. Balance {{balance}}.",
      "result_loss": "Reels: {{reels}}. No win. Balance {{balance}}."
    },
    "refused": {
      "INSUFFICIENT_FUNDS": "Your balance is too low for this bet. Lower the bet or make a deposit.",
      "insufficient_funds": "Your demo credits are too low for this bet. Lower the bet or open the demo again.",
      "TOKEN_EXPIRED": "Your session has ended. Go back to the lobby and open the game again.",
      "INVALID_TOKEN": "Your session has ended. Go back to the lobby and open the game again.",
      "PLAYER_BLOCKED": "Your account cannot play now. Customer service can tell you why.",
      "GAME_DISABLED": "This game is closed for now. Choose another one in the lobby.",
      "LIMIT_REACHED": "You have reached a limit of your account. You can see your limits in your account.",
      "REALITY_CHECK_DUE": "It is time to look up: see on the site how long you have played and what it came to, and go on from there.",
      "FREE_ROUND_OVER": "These free rounds are over. You go on with your own bet.",
      "FREE_ROUND_NOT_FOUND": "These free rounds are over. You go on with your own bet.",
      "other": "The bet was not accepted. Nothing was taken from your balance."
    },
    "failure": {
      "title": "The game could not open",
      "launch_refused": "This game link is no longer valid. Go back to the lobby and open the game again.",
      "session_invalid": "Your session has ended. Go back to the lobby and open the game again.",
      "session_ended_title": "Session ended",
      "platform_unreachable": "The casino does not answer at the moment. Your balance is safe.",
      "offline": "There is no connection. Check your network and try again.",
      "game_not_found": "This game does not exist.",
      "internal": "Something went wrong on our side. Try again in a moment.",
      "retry": "Try again"
    },
    "auto": {
      "title": "Autoplay",
      "spins": "Number of spins",
      "loss_limit": "Stop if I lose more than",
      "explain": "Autoplay also stops when your balance is too low or anything goes wrong.",
      "choose": "Choose the number of spins and a loss limit to start.",
      "start": "Start {{count}} spins",
      "stopped_limit": "Autoplay stopped: you reached your loss limit."
    },
    "info": {
      "title": "Information",
      "pays": "Pays",
      "rules": "Rules",
      "fairness": "Fair play",
      "pays_at": "Wins for a bet of {{amount}}",
      "two_cherries": "2 on the first two reels",
      "three": "3 on a line",
      "lines": "The five lines",
      "rule_bet": "Each bet plays all five lines. A line bet is one fifth of the bet.",
      "rule_pay": "Three equal symbols on a line pay. The symbol {{symbol}} also pays when it is on the first two reels of a line.",
      "rule_sum": "Wins on several lines are added up.",
      "rule_decided": "The result is decided before the reels move. Speed, sound and autoplay never change it.",
      "rule_interrupt": "If the connection breaks, the round is finished without you and its result waits here. A bet that cannot be confirmed is returned.",
      "rule_keys": "Keyboard: Space or Enter to spin, up and down arrows for the bet.",
      "credits": "Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0. Fluent Emoji by Microsoft, MIT.",
      "return": "Return to player",
      "hit": "Winning spins",
      "volatility": "Volatility",
      "volatility_medium": "Medium",
      "win_max": "Largest win",
      "times_bet": "{{times}} × bet"
    },
    "fair": {
      "intro": "Each result comes from a server seed that was fixed before you played, your own seed, and the number of the spin. The hash below proves that we cannot change it.",
      "server_hash": "Hash of the server seed",
      "next_hash": "Hash of the next server seed",
      "client_seed": "Your seed",
      "client_seed_hint": "1 to 64 letters, digits, hyphens or underscores",
      "client_seed_invalid": "Use 1 to 64 letters, digits, hyphens or underscores.",
      "nonce": "Number of the next spin",
      "change": "Use this seed",
      "reveal": "Reveal the server seed",
      "reveal_explain": "Both actions show the server seed in use and start the next one.",
      "revealed_seed": "Revealed server seed",
      "round_open": "A round is still open. Try again when it has ended.",
      "rounds": "Your last spins",
      "no_rounds": "You have not played here yet.",
      "verify": "Verify",
      "matches": "Verified: the reels are exactly those of the seeds.",
      "differs": "This spin does not match its seeds. Tell customer service.",
      "hidden": "Reveal the server seed to verify",
      "spin_number": "Spin {{nonce}}",
      "bet_win": "Bet {{bet}}, win {{win}}"
    },
    "symbols": {
      "seven": "Seven",
      "bar": "Bar",
      "bell": "Bell",
      "watermelon": "Watermelon",
      "grapes": "Grapes",
      "tangerine": "Orange",
      "cherries": "Cherries",
      "skull": "Calavera",
      "guitar": "Guitar",
      "candle": "Candle",
      "maracas": "Maracas",
      "hibiscus": "Hibiscus",
      "marigold": "Sunflower",
      "chili": "Chili",
      "bolt": "Lightning",
      "crown": "Crown",
      "heart": "Heart",
      "star": "Star",
      "clover": "Clover"
    }
  };
  "payment": {
    "amount": "Amount",
    "back": "Back to the site",
    "brand": "Sandbox payments",
    "card": {
      "cvc": "Security code",
      "cvc_invalid": "Write 3 or 4 digits",
      "expiry": "Expires (MM/YY)",
      "expiry_invalid": "Write the month and year, such as 12/30",
      "hint": "To pay use 4242 4242 4242 4242; to be declined use 4000 0000 0000 0002. Any future date and any code.",
      "name": "Name on the card",
      "name_invalid": "Write the name as it is on the card",
      "number": "Card number",
      "number_invalid": "Use one of the two test numbers"
    },
    "cash": {
      "code": "Payment code",
      "intro": "Show this code at the till and pay the exact amount."
    },
    "decline": "Decline payment",
    "expired_text": "This payment was not made in time. Nothing was charged.",
    "expired_title": "Time is over",
    "failed_text": "Nothing was charged. You can go back and try again.",
    "failed_title": "Payment declined",
    "faults": {
      "behaviour": "The site is told",
      "late": "15 seconds late",
      "never": "Never",
      "out_of_order": "Out of order",
      "paid": "Amount paid instead",
      "prompt": "At once",
      "title": "Make something go wrong (test)",
      "twice": "Twice"
    },
    "method": {
      "card": "Card",
      "cash": "Cash at a store",
      "spei": "Bank transfer (SPEI)",
      "usdt": "USDT",
      "wallet": "E-wallet"
    },
    "not_found_text": "Check the link, or start again from the site.",
    "not_found_title": "This payment does not exist",
    "pay": "Pay {{amount}}",
    "reference": "Reference",
    "simulate": "I have paid",
    "spei": {
      "bank": "Bank",
      "beneficiary": "Beneficiary",
      "clabe": "CLABE",
      "intro": "Transfer the exact amount from your bank’s app to this account."
    },
    "succeeded_text": "We have told the site. Your balance will show it in a moment.",
    "succeeded_title": "Payment received",
    "test_bank": "Sandbox Bank",
    "test_beneficiary": "Sandbox payments",
    "test_notice": "Test payment: no real money moves",
    "title_pay": "Pay your deposit",
    "usdt": {
      "address": "Address",
      "amount": "Exact amount",
      "intro": "Send the amount in USDT to this address. Use no other network.",
      "late": "Send the transfer after all (test)",
      "network": "Network",
      "seen_text": "{{count}} of {{needed}} confirmations. This page looks again by itself.",
      "seen_title": "We see your transfer"
    },
    "valid_until": "Pay before {{time}}",
    "wallet": {
      "approve": "Approve {{amount}}",
      "hint": "PIN 1234 approves. The wallet 55 0000 0000 has no balance.",
      "intro": "Sign in to your wallet with your phone to approve this payment.",
      "phone": "Phone (10 digits)",
      "phone_invalid": "Write the 10 digits of your phone",
      "pin": "PIN",
      "pin_invalid": "The PIN is not right"
    }
  };
  "server": {};
  "sms": {
    "code": "{{brand}}: your code is {{code}}. It is valid for {{minutes}} min. Tell it to no one; we never ask for it.",
    "already_registered": "{{brand}}: somebody tried to open an account with this number. You already have one: log in, or choose a new password if you forgot yours.",
    "password_changed": "{{brand}}: the password of your account {{account}} was changed. If it was not you, contact customer service at once.",
    "contact_changed": "{{brand}}: the contact details of your account {{account}} were changed. If it was not you, contact customer service at once.",
    "welcome": "{{brand}}: your account {{account}} is ready. Play only with money you can do without; you can set limits at any time.",
    "account_closed": "{{brand}}: your account {{account}} is closed, as you asked."
  };
  "mail": {
    "footer": "{{brand}} never asks for your password or a code by phone or mail.",
    "code": {
      "subject": "Your code: {{code}}",
      "text": "Your code is {{code}}.\nIt is valid for {{minutes}} min. Tell it to no one. If you did not ask for it, ignore this message."
    },
    "already_registered": {
      "subject": "You already have an account",
      "text": "Somebody tried to use this address for an account. You already have one.\nIf it was you, log in, or choose a new password if you forgot yours. If not, you need not do anything."
    },
    "password_link": {
      "subject": "Choose a new password",
      "text": "Somebody asked for a new password for the account {{account}}.\nChoose it here within {{minutes}} min: {{link}}\nThe link works once. If you did not ask for it, ignore this message; your password stays as it is."
    },
    "password_changed": {
      "subject": "Your password was changed",
      "text": "The password of your account {{account}} was changed, and your other devices were logged out.\nIf it was not you, contact customer service at once."
    },
    "contact_changed": {
      "subject": "Your contact details were changed",
      "text": "The contact details of your account {{account}} were changed.\nIf it was not you, contact customer service at once."
    },
    "welcome": {
      "subject": "Your account is ready",
      "text": "Welcome, {{account}}. Your account is ready.\nPlay only with money you can do without. You can set limits for deposits, losses and time whenever you want in your account."
    },
    "account_closed": {
      "subject": "Your account is closed",
      "text": "Your account {{account}} is closed, as you asked.\nWe keep your data only as long as the law asks for it, and erase it then."
    }
  };
}
