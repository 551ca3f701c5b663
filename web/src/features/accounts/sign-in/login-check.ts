import { loginForm } from '@chargerota/contract/forms';
import { zodResolver } from '@hookform/resolvers/zod';

export const checkLogin = zodResolver(loginForm);
